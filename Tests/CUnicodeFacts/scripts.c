#include "CUnicodeFacts.h"
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

enum { most_scripts = 8 };

bool is_letter(uint32_t character) { return u_isUAlphabetic((UChar32)character); }

bool is_of_own_script(uint32_t character, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &status);
  if (U_FAILURE(status)) return false;
  if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED) return true;
  char id[ULOC_FULLNAME_CAPACITY];
  UScriptCode own[most_scripts];
  uloc_forLanguageTag(locale, id, sizeof id, NULL, &status);
  int32_t count = uscript_getCode(id, own, most_scripts, &status);
  if (U_FAILURE(status)) return false;
  for (int32_t i = 0; i < count; i++) {
    bool is_han = own[i] == USCRIPT_SIMPLIFIED_HAN || own[i] == USCRIPT_TRADITIONAL_HAN;
    if (uscript_hasScript((UChar32)character, is_han ? USCRIPT_HAN : own[i])) return true;
  }
  return false;
}
