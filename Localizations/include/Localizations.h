#pragma once
#include <stddef.h>

/// One language's words: the bytes of a JSON file in `Catalogs`, named by its BCP 47 tag.
struct catalog_file {
  const char *tag;
  const unsigned char *bytes;
  size_t count;
};

extern const struct catalog_file catalog_files[];
extern const size_t catalog_file_count;
