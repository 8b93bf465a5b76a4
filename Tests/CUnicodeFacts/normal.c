#include "CUnicodeFacts.h"
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

bool is_composed(const char *text) {
  UChar units[4096];
  int32_t length = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(units, 4096, &length, text, -1, &status);
  return unorm2_isNormalized(unorm2_getNFCInstance(&status), units, length, &status) && U_SUCCESS(status);
}
