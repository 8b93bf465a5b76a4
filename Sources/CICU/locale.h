// What the files here share; nothing that an importer sees.
#pragma once
#include <stdbool.h>
#include <string.h>
#include <unicode/uloc.h>

/// Writes ICU's own name of a BCP 47 tag to `out`, which holds `ULOC_FULLNAME_CAPACITY` bytes.
bool icu_id(const char *tag, char *out);

/// Writes the BCP 47 tag of a locale that has ICU's own name; its length, or -1.
int32_t icu_tag(const char *id, char *out, int32_t capacity);
