#include "Localizations.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// A new language is one entry here, in the order of the tags. The zero at its end is where its text ends.
static const struct {
  const char *tag;
  const char *text;
} table[] = {
  {"en", (const char[]){
#embed "Catalogs/en.json"
  , 0}},
  {"es", (const char[]){
#embed "Catalogs/es.json"
  , 0}},
  {"ru", (const char[]){
#embed "Catalogs/ru.json"
  , 0}},
};

size_t catalog_file_count(void) { return sizeof table / sizeof table[0]; }

struct catalog_file catalog_file(size_t index) {
  const char *text = table[index].text;
  return (struct catalog_file){table[index].tag, (const unsigned char *)text, strlen(text)};
}
