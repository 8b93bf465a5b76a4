#include "CICU.h"
#include <unicode/upluralrules.h>
bool icu_plural_category(const char *locale, double n, char *out, int32_t capacity) { return false; }
