// What Unicode knows, from Debian's ICU, behind functions that name no type of ICU's. Text is UTF-8; a locale is a
// BCP 47 tag ("pt-BR"), with "_" and any case understood. Where a text is written to `out`, the return value is its
// length in bytes without the final zero, or -1 if it is not known or does not fit.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// plurals.c

/// The plural categories of CLDR, in its order.
enum icu_plural { icu_zero, icu_one, icu_two, icu_few, icu_many, icu_other };

/// Writes the category (an `icu_plural`) of each whole number from `first` on to `out`.
bool icu_plural_categories(const char *locale, int32_t first, int32_t count, uint8_t *out);

// lists.c

/// Joins items as a language does. Several threads may use one at a time.
struct icu_list;

/// The parts of a measure ("1 hour, 5 minutes"); things that are named ("hours and minutes"); or these where room is
/// short ("hours, minutes").
enum icu_list_kind { icu_measure, icu_and, icu_narrow };

/// A joiner, or null. It belongs to the caller, who gives it to `icu_list_close`.
struct icu_list *icu_list_open(const char *locale, enum icu_list_kind kind);
void icu_list_close(struct icu_list *list);

/// Writes the `count` items to `out` as one text. They stand in `bytes` one behind the other, `lengths[i]`
/// bytes each.
int32_t icu_list_join(
  const struct icu_list *list, const char *bytes, const int32_t *lengths, int32_t count, char *out, int32_t capacity);

// locales.c

/// Writes the tag with its usual case and current codes: "IW_il" is "he-IL".
int32_t icu_canonical(const char *locale, char *out, int32_t capacity);

/// Writes the tag with the script and the region it most likely means: "zh-TW" is "zh-Hant-TW".
int32_t icu_maximized(const char *locale, char *out, int32_t capacity);

/// Whether the language of a tag is one that has a code.
bool icu_is_language(const char *locale);

/// Writes the language, script or region of a tag, empty if it has none.
int32_t icu_language(const char *locale, char *out, int32_t capacity);
int32_t icu_script(const char *locale, char *out, int32_t capacity);
int32_t icu_region(const char *locale, char *out, int32_t capacity);

// aliases.c

/// Writes the tag of the language whose old or other code this is: of "ger" it is "de". -1 if it is none.
int32_t icu_current_language(const char *language, char *out, int32_t capacity);

// parents.c

/// Writes the tag that CLDR names as the parent of another: of "es-MX" it is "es-419". -1 if it names none, so that
/// the parent is the tag without its last part.
int32_t icu_named_parent(const char *locale, char *out, int32_t capacity);

// normal.c

/// Whether a text is in normalization form C.
bool icu_is_composed(const char *text);

// columns.c

/// How many cells of a terminal a character takes: 0, 1 or 2.
int32_t icu_columns(uint32_t character);

// zones.c

/// How many seconds the clocks of a zone ("Europe/Madrid"), or of the computer's where `zone` is null, are ahead of UTC
/// at an instant (seconds since 1970 in UTC), as far as ICU knows. False if it knows no such zone.
bool icu_zone_offset(int64_t epoch_seconds, const char *zone, int32_t *offset);

/// Writes the name of the time that a zone, or the computer's, has at an instant: short ("CEST"), or long ("Central
/// European Summer Time"). Where ICU knows of no such time, it is called by how far it is ahead of UTC ("GMT+2").
int32_t icu_zone_text(
  const char *locale, const char *zone, int64_t epoch_seconds, int32_t seconds_ahead, bool is_long, char *out,
  int32_t capacity);

/// Writes the names of all zones that ICU knows, each with a newline behind it.
int32_t icu_zone_names(char *out, int32_t capacity);

// calendar.c: the Gregorian calendar, its days counted from 1 January 1970

/// The number of a day; false if there is no such day.
bool icu_day(int32_t year, int32_t month, int32_t day_of_month, int64_t *day);

/// The date of a day.
bool icu_date(int64_t day, int32_t *year, int32_t *month, int32_t *day_of_month);

/// Writes a date in words, with ordinary digits: "24 December", "24 December 2026".
int32_t icu_date_text(
  const char *locale, int32_t year, int32_t month, int32_t day_of_month, bool with_year, char *out, int32_t capacity);
