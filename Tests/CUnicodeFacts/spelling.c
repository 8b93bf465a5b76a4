#include "CUnicodeFacts.h"
#include <stdio.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

enum { longest = 256 };

struct speller *speller_open(const char *locale, const char *rule_set) {
  char id[ULOC_FULLNAME_CAPACITY], name[longest];
  UChar set[longest];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(locale, id, sizeof id, NULL, &status);
  snprintf(name, sizeof name, "%%spellout-%s", rule_set);
  u_uastrcpy(set, name);
  UNumberFormat *made = unum_open(UNUM_SPELLOUT, NULL, 0, id, NULL, &status);
  if (U_FAILURE(status)) return NULL;
  unum_setTextAttribute(made, UNUM_DEFAULT_RULESET, set, -1, &status);
  if (U_SUCCESS(status)) return (struct speller *)made;
  unum_close(made);
  return NULL;
}

int32_t speller_locale(const struct speller *speller, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const char *id = unum_getLocaleByType((const UNumberFormat *)speller, ULOC_ACTUAL_LOCALE, &status);
  int32_t length = uloc_toLanguageTag(id, out, capacity, false, &status);
  return U_FAILURE(status) ? -1 : length;
}

int32_t speller_text(const struct speller *speller, int64_t number, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[longest];
  int32_t length = unum_formatInt64((const UNumberFormat *)speller, number, text, longest, NULL, &status);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, text, length, &status);
  return U_FAILURE(status) ? -1 : written;
}

void speller_close(struct speller *speller) { unum_close((UNumberFormat *)speller); }
