#include "CICU.h"
#include <stdlib.h>
#include <time.h>
#include <unicode/ucal.h>
#include <unicode/ustring.h>

enum { longest_zone = 64 };

/// Reads the name of a zone into `out`, which holds `longest_zone` units; false if there is no such zone. ICU takes zones
/// it does not know for GMT, so they are asked for by name first.
static bool find_zone(const char *name, UChar *out) {
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(out, longest_zone, NULL, name, -1, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  UChar canonical[longest_zone];
  UBool is_system = false;
  ucal_getCanonicalTimeZoneID(out, -1, canonical, longest_zone, &is_system, &status);
  return U_SUCCESS(status);
}

/// Whether `TZ` holds a rule ("CET-1CEST") instead of a name: ICU knows zones by their names only.
static bool user_zone_is_a_rule(void) {
  const char *name = getenv("TZ");
  if (name == NULL) return false;
  if (*name == ':') name++;
  UChar zone[longest_zone];
  return *name == 0 || (*name != '/' && !find_zone(name, zone));
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
  } else if (!find_zone(zone, name)) {
    return false;
  }
  UCalendar *calendar = ucal_open(zone == NULL ? NULL : name, -1, "en", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, (UDate)epoch_seconds * 1000, &status);
  *hour = ucal_get(calendar, UCAL_HOUR_OF_DAY, &status);
  *minute = ucal_get(calendar, UCAL_MINUTE, &status);
  ucal_close(calendar);
  return U_SUCCESS(status);
}
