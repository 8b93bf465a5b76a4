#include "CICU.h"
#include "locale.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

bool icu_zone_offset(int64_t epoch_seconds, const char *zone, int32_t *offset) {
  UChar name[longest_zone];
  UErrorCode status = U_ZERO_ERROR;
  if (zone != NULL && !find_zone(zone, name)) return false;
  UCalendar *calendar = ucal_open(zone == NULL ? NULL : name, -1, "en", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, (UDate)epoch_seconds * 1000, &status);
  int32_t milliseconds = ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(calendar, UCAL_DST_OFFSET, &status);
  ucal_close(calendar);
  *offset = milliseconds / 1000;
  return U_SUCCESS(status);
}

/// Writes the name that ICU has for a zone with one time only: "GMT-03:30".
static void fixed_zone(int32_t seconds_ahead, UChar *out) {
  char name[longest_zone];
  int32_t seconds = abs(seconds_ahead);
  int32_t used = snprintf(
    name, sizeof name, "GMT%c%02d:%02d", seconds_ahead < 0 ? '-' : '+', seconds / 3600, seconds / 60 % 60);
  if (seconds % 60 != 0) snprintf(name + used, sizeof name - used, ":%02d", seconds % 60);
  u_uastrcpy(out, name);
}

int32_t icu_zone_text(
  const char *locale, const char *zone, int64_t epoch_seconds, int32_t seconds_ahead, bool is_long, char *out,
  int32_t capacity
) {
  char id[ULOC_FULLNAME_CAPACITY + 64];
  UChar name[longest_zone], pattern[8], text[256];
  if (!icu_id(locale, id)) return -1;
  int32_t known_ahead;
  bool is_known = icu_zone_offset(epoch_seconds, zone, &known_ahead) && known_ahead == seconds_ahead;
  if (!is_known) {
    fixed_zone(seconds_ahead, name);
  } else if (zone != NULL) {
    find_zone(zone, name);
  }
  UErrorCode status = U_ZERO_ERROR;
  // Digits are a matter of the caller.
  uloc_setKeywordValue("numbers", "latn", id, sizeof id, &status);
  u_uastrcpy(pattern, is_long && is_known ? "zzzz" : "z");
  UDateFormat *format = udat_open(
    UDAT_PATTERN, UDAT_PATTERN, id, is_known && zone == NULL ? NULL : name, -1, pattern, -1, &status);
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
