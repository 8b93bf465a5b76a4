#include "CICU.h"
#include "locale.h"
#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/ustring.h>

// The struct itself is never defined: it is ICU's formatter under a name of our own.
static UListFormatter *formatter(const struct icu_list *list) { return (UListFormatter *)list; }

struct icu_list *icu_list_open(const char *locale, enum icu_list_kind kind) {
  char id[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UListFormatterType type = kind == icu_measure ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND;
  UListFormatterWidth width = kind == icu_narrow ? ULISTFMT_WIDTH_NARROW : ULISTFMT_WIDTH_WIDE;
  UListFormatter *made = ulistfmt_openForType(id, type, width, &status);
  return U_FAILURE(status) ? NULL : (struct icu_list *)made;
}

void icu_list_close(struct icu_list *list) { ulistfmt_close(formatter(list)); }

int32_t icu_list_join(
  const struct icu_list *list, const char *bytes, const int32_t *lengths, int32_t count, char *out, int32_t capacity
) {
  int32_t total = 0;
  for (int32_t i = 0; i < count; i++) total += lengths[i];
  // No text has more UTF-16 units than bytes of UTF-8.
  UChar *units = malloc(sizeof(UChar) * ((size_t)total + (size_t)capacity + 1));
  const UChar **items = malloc(sizeof *items * ((size_t)count + 1));
  int32_t *item_lengths = malloc(sizeof *item_lengths * ((size_t)count + 1));
  int32_t written = -1;
  if (units && items && item_lengths) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t used = 0;
    for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
      items[i] = units + used;
      u_strFromUTF8(units + used, total - used, &item_lengths[i], bytes, lengths[i], &status);
      bytes += lengths[i];
      used += item_lengths[i];
    }
    UChar *joined = units + total;
    int32_t length = ulistfmt_format(formatter(list), items, item_lengths, count, joined, capacity, &status);
    u_strToUTF8(out, capacity, &written, joined, length, &status);
    if (U_FAILURE(status)) written = -1;
  }
  free(item_lengths);
  free(items);
  free(units);
  return written;
}
