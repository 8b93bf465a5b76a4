#pragma once
#include <stdbool.h>
#include <stdint.h>

bool icu_plural_category(const char *locale, double n, char *out, int32_t capacity);
