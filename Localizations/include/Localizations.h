#pragma once
#include <stddef.h>

/// One language's words: the bytes of a JSON file in `Catalogs`, named by its BCP 47 tag. They last as long as the
/// program.
struct catalog_file {
  const char *tag;
  const unsigned char *bytes;
  size_t count;
};

/// The embedded catalogs by number, in the order of their tags.
size_t catalog_file_count(void);
struct catalog_file catalog_file(size_t index);
