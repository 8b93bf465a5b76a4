#include "CICU.h"
#include <stdlib.h>
#include <time.h>
#include <unicode/ucal.h>
#include <unicode/ustring.h>

enum { longest_zone = 64 };

/// ICU takes zones it does not know for GMT, so they are asked for by name first.
static bool is_known(const UChar *zone) {
  UErrorCode status = U_ZERO_ERROR;
  UChar canonical[longest_zone];
  UBool is_system = false;
  ucal_getCanonicalTimeZoneID(zone, -1, canonical, longest_zone, &is_system, &status);
  return U_SUCCESS(status);
}

/// Whether `TZ` holds a rule ("CET-1CEST") instead of a name: ICU knows zones by their names only.
static bool user_zone_is_a_rule(void) {
  const char *name = getenv("TZ");
  if (name == NULL) return false;
  if (*name == ':') name++;
  UChar zone[longest_zone];
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(zone, longest_zone, NULL, name, -1, &status);
  return *name == 0 || (*name != '/' && (U_FAILURE(status) || !is_known(zone)));
}

static bool time_by_rule(int64_t epoch_seconds, int32_t *hour, int32_t *minute) {
  time_t instant = (time_t)epoch_seconds;
  struct tm local;
  tzset();
  if (localtime_r(&instant, &local) == NULL) return false;
  *hour = local.tm_hour;
  *minute = local.tm_min;
  return true;
}

bool icu_time_of_day(int64_t epoch_seconds, const char *zone, int32_t *hour, int32_t *minute) {
  UChar name[longest_zone];
  UErrorCode status = U_ZERO_ERROR;
  if (zone == NULL) {
    if (user_zone_is_a_rule()) return time_by_rule(epoch_seconds, hour, minute);
  } else {
    u_strFromUTF8(name, longest_zone, NULL, zone, -1, &status);
    if (U_FAILURE(status) || !is_known(name)) return false;
  }
  UCalendar *calendar = ucal_open(zone == NULL ? NULL : name, -1, "en", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, (UDate)epoch_seconds * 1000, &status);
  *hour = ucal_get(calendar, UCAL_HOUR_OF_DAY, &status);
  *minute = ucal_get(calendar, UCAL_MINUTE, &status);
  ucal_close(calendar);
  return U_SUCCESS(status);
}
