#include "CICU.h"
#include "locale.h"
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// Whether the children of a parent, one text or several, name this locale.
static bool names(UResourceBundle *children, const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  ures_resetIterator(children);
  while (ures_hasNext(children)) {
    int32_t length = 0;
    const UChar *child = ures_getNextString(children, &length, NULL, &status);
    char name[ULOC_FULLNAME_CAPACITY];
    if (U_FAILURE(status)) return false;
    if (length >= (int32_t)sizeof name) continue;
    u_UCharsToChars(child, name, length);
    name[length] = 0;
    if (strcmp(name, id) == 0) return true;
  }
  return false;
}

int32_t icu_named_parent(const char *locale, char *out, int32_t capacity) {
  char id[ULOC_FULLNAME_CAPACITY];
  if (!icu_id(locale, id)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *supplement = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(supplement, "parentLocales", NULL, &status);
  UResourceBundle *children = NULL;
  int32_t found = -1;
  while (U_SUCCESS(status) && found < 0 && ures_hasNext(parents)) {
    children = ures_getNextResource(parents, children, &status);
    if (U_SUCCESS(status) && names(children, id)) found = icu_tag(ures_getKey(children), out, capacity);
  }
  ures_close(children);
  ures_close(parents);
  ures_close(supplement);
  return found;
}
