#include "CICU.h"
#include "locale.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>

enum { longest_zone = 64 };

/// Reads the name of a zone into `out`, which holds `longest_zone` units; false if there is no such zone. ICU takes
/// zones it does not know for GMT, so they are asked for by name first.
static bool find_zone(const char *name, UChar *out) {
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(out, longest_zone, NULL, name, -1, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return false;
  UChar canonical[longest_zone];
  UBool is_system = false;
  ucal_getCanonicalTimeZoneID(out, -1, canonical, longest_zone, &is_system, &status);
  return U_SUCCESS(status);
}

/// Whether `TZ` holds a rule ("CET-1CEST") or a file instead of a name: ICU knows zones by their names only.
static bool user_zone_is_a_rule(void) {
  const char *name = getenv("TZ");
  if (name == NULL) return false;
  if (*name == ':') name++;
  UChar zone[longest_zone];
  return *name == 0 || !find_zone(name, zone);
}

static bool local_by_rule(int64_t epoch_seconds, struct tm *local) {
  time_t instant = (time_t)epoch_seconds;
  tzset();
  return localtime_r(&instant, local) != NULL;
}

static bool offset_by_rule(int64_t epoch_seconds, int32_t *offset) {
  struct tm local;
  if (!local_by_rule(epoch_seconds, &local)) return false;
  *offset = (int32_t)local.tm_gmtoff;
  return true;
}

bool icu_zone_offset(int64_t epoch_seconds, const char *zone, int32_t *offset) {
  UChar name[longest_zone];
  UErrorCode status = U_ZERO_ERROR;
  if (zone == NULL) {
    if (user_zone_is_a_rule()) return offset_by_rule(epoch_seconds, offset);
  } else if (!find_zone(zone, name)) {
    return false;
  }
  UCalendar *calendar = ucal_open(zone == NULL ? NULL : name, -1, "en", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, (UDate)epoch_seconds * 1000, &status);
  int32_t milliseconds = ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(calendar, UCAL_DST_OFFSET, &status);
  ucal_close(calendar);
  *offset = milliseconds / 1000;
  return U_SUCCESS(status);
}

/// A rule has no name but its own, in no language.
static int32_t text_by_rule(int64_t epoch_seconds, char *out, int32_t capacity) {
  struct tm local;
  if (!local_by_rule(epoch_seconds, &local) || strlen(local.tm_zone) >= (size_t)capacity) return -1;
  strcpy(out, local.tm_zone);
  return (int32_t)strlen(out);
}

int32_t icu_zone_text(
  const char *locale, const char *zone, int64_t epoch_seconds, bool is_long, char *out, int32_t capacity
) {
  char id[ULOC_FULLNAME_CAPACITY + 64];
  UChar name[longest_zone], pattern[8], text[256];
  if (zone == NULL && user_zone_is_a_rule()) return text_by_rule(epoch_seconds, out, capacity);
  if (!icu_id(locale, id) || (zone != NULL && !find_zone(zone, name))) return -1;
  UErrorCode status = U_ZERO_ERROR;
  // Digits are a matter of the caller.
  uloc_setKeywordValue("numbers", "latn", id, sizeof id, &status);
  u_uastrcpy(pattern, is_long ? "zzzz" : "z");
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, id, zone == NULL ? NULL : name, -1, pattern, -1, &status);
  int32_t length = udat_format(format, (UDate)epoch_seconds * 1000, text, 256, NULL, &status);
  udat_close(format);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, text, length, &status);
  return U_FAILURE(status) ? -1 : written;
}

int32_t icu_zone_names(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, NULL, NULL, &status);
  int32_t used = 0, length = 0;
  const char *name;
  while ((name = uenum_next(names, &length, &status)) != NULL && U_SUCCESS(status)) {
    if (used + length + 1 > capacity) {
      used = -1;
      break;
    }
    memcpy(out + used, name, (size_t)length);
    out[used + length] = '\n';
    used += length + 1;
  }
  uenum_close(names);
  return U_FAILURE(status) ? -1 : used;
}
