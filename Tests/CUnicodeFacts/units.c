#include "CUnicodeFacts.h"
#include <stdio.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct unit_writer *unit_writer_open(const char *unit, const char *locale) {
  char skeleton[64], id[ULOC_FULLNAME_CAPACITY];
  UChar units[64];
  UErrorCode status = U_ZERO_ERROR;
  snprintf(skeleton, sizeof skeleton, "measure-unit/%s unit-width-full-name", unit);
  u_charsToUChars(skeleton, units, sizeof skeleton);
  uloc_forLanguageTag(locale, id, sizeof id, NULL, &status);
  UNumberFormatter *made = unumf_openForSkeletonAndLocale(units, -1, id, &status);
  return U_FAILURE(status) ? NULL : (struct unit_writer *)made;
}

int32_t unit_writer_text(const struct unit_writer *writer, int64_t number, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&status);
  unumf_formatInt((const UNumberFormatter *)writer, number, formatted, &status);
  UChar text[256];
  int32_t length = unumf_resultToString(formatted, text, 256, &status);
  unumf_closeResult(formatted);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, text, length, &status);
  return U_FAILURE(status) ? -1 : written;
}
