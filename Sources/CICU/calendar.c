#include "CICU.h"
#include "locale.h"
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

static const UChar utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};
static const double milliseconds_of_a_day = 86400000;

/// A calendar that refuses days that do not exist.
static UCalendar *strict_calendar(UErrorCode *status) {
  UCalendar *calendar = ucal_open(utc, -1, "en", UCAL_GREGORIAN, status);
  if (U_SUCCESS(*status)) ucal_setAttribute(calendar, UCAL_LENIENT, false);
  return calendar;
}

bool icu_day(int32_t year, int32_t month, int32_t day_of_month, int64_t *day) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = strict_calendar(&status);
  ucal_clear(calendar);
  ucal_setDate(calendar, year, month - 1, day_of_month, &status);
  double milliseconds = ucal_getMillis(calendar, &status);
  ucal_close(calendar);
  *day = (int64_t)(milliseconds / milliseconds_of_a_day);
  return U_SUCCESS(status);
}

bool icu_date(int64_t day, int32_t *year, int32_t *month, int32_t *day_of_month) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = strict_calendar(&status);
  ucal_setMillis(calendar, (UDate)day * milliseconds_of_a_day, &status);
  *year = ucal_get(calendar, UCAL_YEAR, &status);
  *month = ucal_get(calendar, UCAL_MONTH, &status) + 1;
  *day_of_month = ucal_get(calendar, UCAL_DAY_OF_MONTH, &status);
  ucal_close(calendar);
  return U_SUCCESS(status);
}

int32_t icu_date_text(
  const char *locale, int32_t year, int32_t month, int32_t day_of_month, bool with_year, char *out, int32_t capacity
) {
  char id[ULOC_FULLNAME_CAPACITY + 64];
  int64_t day;
  if (!icu_id(locale, id) || !icu_day(year, month, day_of_month, &day)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  // What was typed is a day of this calendar, whatever the usual one of the country; digits are a matter of the caller.
  uloc_setKeywordValue("calendar", "gregorian", id, sizeof id, &status);
  uloc_setKeywordValue("numbers", "latn", id, sizeof id, &status);
  UChar skeleton[8], pattern[128], text[256];
  u_uastrcpy(skeleton, with_year ? "yMMMMd" : "MMMMd");
  UDateTimePatternGenerator *generator = udatpg_open(id, &status);
  udatpg_getBestPattern(generator, skeleton, -1, pattern, 128, &status);
  udatpg_close(generator);
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, id, utc, -1, pattern, -1, &status);
  int32_t length = udat_format(format, (UDate)day * milliseconds_of_a_day, text, 256, NULL, &status);
  udat_close(format);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, text, length, &status);
  return U_FAILURE(status) ? -1 : written;
}
