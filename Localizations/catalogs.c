#include "Localizations.h"

#define CATALOG(name) static const unsigned char name[]

CATALOG(en) = {
#embed "Catalogs/en.json"
};

#define ENTRY(tag, name) {tag, name, sizeof name}

const struct catalog_file catalog_files[] = {
  ENTRY("en", en),
};

const size_t catalog_file_count = sizeof catalog_files / sizeof catalog_files[0];
