// What the system's ICU knows of texts, for tests alone. Text is UTF-8; a locale is a BCP 47 tag.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether a character belongs in a word of this locale: it is of one of the locale's own scripts, or of none, as marks
/// and digits are.
bool is_of_own_script(uint32_t character, const char *locale);

/// Whether a character is a letter or a mark on one.
bool is_letter(uint32_t character);

/// Whether a text is in normalization form C.
bool is_composed(const char *text);

/// Writes numbers of one unit ("duration-hour", "concentr-percent") as wide as CLDR has them. It lasts as long as the tests.
struct unit_writer;
struct unit_writer *unit_writer_open(const char *unit, const char *locale);

/// Writes a number with its unit to `out`. Its length in bytes without the final zero, or -1.
int32_t unit_writer_text(const struct unit_writer *writer, int64_t number, char *out, int32_t capacity);

/// Writes numbers as words, by one of ICU's rule sets ("cardinal-feminine"). Null if there is no such set. It belongs to
/// the caller, who gives it to `speller_close`.
struct speller;
struct speller *speller_open(const char *locale, const char *rule_set);
void speller_close(struct speller *speller);

/// Writes the locale whose rules these are: without rules of its own, a language silently gets those of another. The
/// length in bytes without the final zero, or -1, as below.
int32_t speller_locale(const struct speller *speller, char *out, int32_t capacity);

/// Writes a number in words.
int32_t speller_text(const struct speller *speller, int64_t number, char *out, int32_t capacity);
