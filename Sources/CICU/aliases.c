#include "CICU.h"
#include "locale.h"
#include <unicode/ures.h>
#include <unicode/ustring.h>

int32_t icu_current_language(const char *language, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &status);
  UResourceBundle *alias = ures_getByKey(metadata, "alias", NULL, &status);
  UResourceBundle *languages = ures_getByKey(alias, "language", NULL, &status);
  UResourceBundle *entry = ures_getByKey(languages, language, NULL, &status);
  int32_t length = 0;
  const UChar *current = ures_getStringByKey(entry, "replacement", &length, &status);
  char id[ULOC_FULLNAME_CAPACITY];
  int32_t written = -1;
  if (U_SUCCESS(status) && length < (int32_t)sizeof id) {
    u_UCharsToChars(current, id, length);
    id[length] = 0;
    written = icu_tag(id, out, capacity);
  }
  ures_close(entry);
  ures_close(languages);
  ures_close(alias);
  ures_close(metadata);
  return written;
}
