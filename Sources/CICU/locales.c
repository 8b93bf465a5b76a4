#include "CICU.h"
#include "locale.h"

bool icu_id(const char *tag, char *out) {
  char dashed[ULOC_FULLNAME_CAPACITY];
  size_t length = strlen(tag);
  if (length == 0 || length >= sizeof dashed) return false;
  for (size_t i = 0; i <= length; i++) dashed[i] = tag[i] == '_' ? '-' : tag[i];
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t written = uloc_forLanguageTag(dashed, out, ULOC_FULLNAME_CAPACITY, &parsed, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING && written > 0 && parsed == (int32_t)length;
}

static int32_t finished(int32_t length, int32_t capacity, UErrorCode status) {
  return U_FAILURE(status) || length >= capacity ? -1 : length;
}

int32_t icu_tag(const char *id, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(id, out, capacity, true, &status);
  return finished(length, capacity, status);
}

int32_t icu_canonical(const char *locale, char *out, int32_t capacity) {
  char id[ULOC_FULLNAME_CAPACITY];
  return icu_id(locale, id) ? icu_tag(id, out, capacity) : -1;
}

int32_t icu_maximized(const char *locale, char *out, int32_t capacity) {
  char id[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  if (finished(uloc_addLikelySubtags(id, likely, sizeof likely, &status), sizeof likely, status) < 0) return -1;
  return icu_tag(likely, out, capacity);
}

bool icu_is_language(const char *locale) {
  char id[ULOC_FULLNAME_CAPACITY];
  return icu_id(locale, id) && *uloc_getISO3Language(id) != 0;
}

typedef int32_t part_of(const char *id, char *out, int32_t capacity, UErrorCode *status);

static int32_t part(part_of *read, const char *locale, char *out, int32_t capacity) {
  char id[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  return finished(read(id, out, capacity, &status), capacity, status);
}

int32_t icu_language(const char *locale, char *out, int32_t capacity) {
  return part(uloc_getLanguage, locale, out, capacity);
}

int32_t icu_script(const char *locale, char *out, int32_t capacity) {
  return part(uloc_getScript, locale, out, capacity);
}

int32_t icu_region(const char *locale, char *out, int32_t capacity) {
  return part(uloc_getCountry, locale, out, capacity);
}
