#include "CICU.h"
#include <unicode/uchar.h>

int32_t icu_columns(uint32_t character) {
  UChar32 c = (UChar32)character;
  switch (u_charType(c)) {
  case U_NON_SPACING_MARK:
  case U_ENCLOSING_MARK:
  case U_CONTROL_CHAR:
    return 0;
  case U_FORMAT_CHAR:
    return c == 0xAD ? 1 : 0;  // terminals show a soft hyphen
  default:
    break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
  case U_HST_VOWEL_JAMO:
  case U_HST_TRAILING_JAMO:
    return 0;  // drawn into the syllable before
  default:
    break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH:
    return 2;
  default:
    return 1;
  }
}
