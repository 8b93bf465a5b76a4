#include "CICU.h"
#include "locale.h"
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static bool category_of(const UPluralRules *rules, double n, uint8_t *out) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length = uplrules_select(rules, n, keyword, 16, &status);
  if (U_FAILURE(status) || length >= 16) return false;
  char name[16];
  u_UCharsToChars(keyword, name, length);
  name[length] = 0;
  for (uint8_t i = 0; i < 6; i++)
    if (strcmp(name, names[i]) == 0) {
      *out = i;
      return true;
    }
  return false;
}

bool icu_plural_categories(const char *locale, int32_t first, int32_t count, uint8_t *out) {
  char id[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return false;
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(id, &status);
  if (U_FAILURE(status)) return false;
  bool known = true;
  for (int32_t i = 0; i < count && known; i++) known = category_of(rules, first + i, &out[i]);
  uplrules_close(rules);
  return known;
}
