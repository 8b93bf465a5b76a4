#include "CICU.h"
#include "locale.h"
#include <unicode/ulistformatter.h>
#include <unicode/ustring.h>

enum { most_items = 4, longest_text = 1024 };

// The struct itself is never defined: it is ICU's formatter under a name of our own.
static UListFormatter *formatter(const struct icu_list *list) { return (UListFormatter *)list; }

struct icu_list *icu_list_open(const char *locale, enum icu_list_kind kind) {
  char id[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UListFormatterType type = kind == icu_measure ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND;
  UListFormatter *made = ulistfmt_openForType(id, type, ULISTFMT_WIDTH_WIDE, &status);
  return U_FAILURE(status) ? NULL : (struct icu_list *)made;
}

void icu_list_close(struct icu_list *list) { ulistfmt_close(formatter(list)); }

int32_t icu_list_join(
  const struct icu_list *list, const char *bytes, const int32_t *lengths, int32_t count, char *out, int32_t capacity
) {
  UChar units[longest_text], joined[longest_text];
  const UChar *items[most_items];
  int32_t item_lengths[most_items];
  int32_t used = 0;
  UErrorCode status = U_ZERO_ERROR;
  if (count > most_items) return -1;
  for (int32_t i = 0; i < count; i++) {
    items[i] = units + used;
    u_strFromUTF8(units + used, longest_text - used, &item_lengths[i], bytes, lengths[i], &status);
    if (U_FAILURE(status)) return -1;
    bytes += lengths[i];
    used += item_lengths[i];
  }
  int32_t length = ulistfmt_format(formatter(list), items, item_lengths, count, joined, longest_text, &status);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, joined, length, &status);
  return U_FAILURE(status) ? -1 : written;
}
