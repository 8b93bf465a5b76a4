#include "CICU.h"
#include <stdlib.h>
#include <string.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

bool icu_is_composed(const char *text) {
  // UTF-16 has no more units than UTF-8 has bytes.
  int32_t length = (int32_t)strlen(text), units = 0;
  UChar *converted = malloc((size_t)(length + 1) * sizeof *converted);
  if (converted == NULL) return false;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(converted, length + 1, &units, text, length, &status);
  bool is_composed = unorm2_isNormalized(unorm2_getNFCInstance(&status), converted, units, &status);
  free(converted);
  return U_SUCCESS(status) && is_composed;
}
