#include "Localizations.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// A new language is one entry here, in the order of the tags. The zero at its end is where its text ends.
static const struct {
  const char *tag;
  const char *text;
} table[] = {
  {"af", (const char[]){
#embed "Catalogs/af.json"
  , 0}},
  {"ar", (const char[]){
#embed "Catalogs/ar.json"
  , 0}},
  {"az", (const char[]){
#embed "Catalogs/az.json"
  , 0}},
  {"be", (const char[]){
#embed "Catalogs/be.json"
  , 0}},
  {"bg", (const char[]){
#embed "Catalogs/bg.json"
  , 0}},
  {"bn", (const char[]){
#embed "Catalogs/bn.json"
  , 0}},
  {"bs", (const char[]){
#embed "Catalogs/bs.json"
  , 0}},
  {"ca", (const char[]){
#embed "Catalogs/ca.json"
  , 0}},
  {"cs", (const char[]){
#embed "Catalogs/cs.json"
  , 0}},
  {"da", (const char[]){
#embed "Catalogs/da.json"
  , 0}},
  {"de", (const char[]){
#embed "Catalogs/de.json"
  , 0}},
  {"el", (const char[]){
#embed "Catalogs/el.json"
  , 0}},
  {"en", (const char[]){
#embed "Catalogs/en.json"
  , 0}},
  {"es", (const char[]){
#embed "Catalogs/es.json"
  , 0}},
  {"es-419", (const char[]){
#embed "Catalogs/es-419.json"
  , 0}},
  {"et", (const char[]){
#embed "Catalogs/et.json"
  , 0}},
  {"eu", (const char[]){
#embed "Catalogs/eu.json"
  , 0}},
  {"fa", (const char[]){
#embed "Catalogs/fa.json"
  , 0}},
  {"fi", (const char[]){
#embed "Catalogs/fi.json"
  , 0}},
  {"fr", (const char[]){
#embed "Catalogs/fr.json"
  , 0}},
  {"gu", (const char[]){
#embed "Catalogs/gu.json"
  , 0}},
  {"he", (const char[]){
#embed "Catalogs/he.json"
  , 0}},
  {"hi", (const char[]){
#embed "Catalogs/hi.json"
  , 0}},
  {"hr", (const char[]){
#embed "Catalogs/hr.json"
  , 0}},
  {"hu", (const char[]){
#embed "Catalogs/hu.json"
  , 0}},
  {"hy", (const char[]){
#embed "Catalogs/hy.json"
  , 0}},
  {"id", (const char[]){
#embed "Catalogs/id.json"
  , 0}},
  {"is", (const char[]){
#embed "Catalogs/is.json"
  , 0}},
  {"it", (const char[]){
#embed "Catalogs/it.json"
  , 0}},
  {"ja", (const char[]){
#embed "Catalogs/ja.json"
  , 0}},
  {"ka", (const char[]){
#embed "Catalogs/ka.json"
  , 0}},
  {"kk", (const char[]){
#embed "Catalogs/kk.json"
  , 0}},
  {"kn", (const char[]){
#embed "Catalogs/kn.json"
  , 0}},
  {"ko", (const char[]){
#embed "Catalogs/ko.json"
  , 0}},
  {"ky", (const char[]){
#embed "Catalogs/ky.json"
  , 0}},
  {"lb", (const char[]){
#embed "Catalogs/lb.json"
  , 0}},
  {"lt", (const char[]){
#embed "Catalogs/lt.json"
  , 0}},
  {"lv", (const char[]){
#embed "Catalogs/lv.json"
  , 0}},
  {"mk", (const char[]){
#embed "Catalogs/mk.json"
  , 0}},
  {"ml", (const char[]){
#embed "Catalogs/ml.json"
  , 0}},
  {"mr", (const char[]){
#embed "Catalogs/mr.json"
  , 0}},
  {"ms", (const char[]){
#embed "Catalogs/ms.json"
  , 0}},
  {"nb", (const char[]){
#embed "Catalogs/nb.json"
  , 0}},
  {"ne", (const char[]){
#embed "Catalogs/ne.json"
  , 0}},
  {"nl", (const char[]){
#embed "Catalogs/nl.json"
  , 0}},
  {"pa", (const char[]){
#embed "Catalogs/pa.json"
  , 0}},
  {"pl", (const char[]){
#embed "Catalogs/pl.json"
  , 0}},
  {"pt-BR", (const char[]){
#embed "Catalogs/pt-BR.json"
  , 0}},
  {"pt-PT", (const char[]){
#embed "Catalogs/pt-PT.json"
  , 0}},
  {"ro", (const char[]){
#embed "Catalogs/ro.json"
  , 0}},
  {"ru", (const char[]){
#embed "Catalogs/ru.json"
  , 0}},
  {"sk", (const char[]){
#embed "Catalogs/sk.json"
  , 0}},
  {"sl", (const char[]){
#embed "Catalogs/sl.json"
  , 0}},
  {"sq", (const char[]){
#embed "Catalogs/sq.json"
  , 0}},
  {"sr", (const char[]){
#embed "Catalogs/sr.json"
  , 0}},
  {"sr-Latn", (const char[]){
#embed "Catalogs/sr-Latn.json"
  , 0}},
  {"sv", (const char[]){
#embed "Catalogs/sv.json"
  , 0}},
  {"sw", (const char[]){
#embed "Catalogs/sw.json"
  , 0}},
  {"ta", (const char[]){
#embed "Catalogs/ta.json"
  , 0}},
  {"te", (const char[]){
#embed "Catalogs/te.json"
  , 0}},
  {"tr", (const char[]){
#embed "Catalogs/tr.json"
  , 0}},
  {"uk", (const char[]){
#embed "Catalogs/uk.json"
  , 0}},
  {"ur", (const char[]){
#embed "Catalogs/ur.json"
  , 0}},
  {"uz", (const char[]){
#embed "Catalogs/uz.json"
  , 0}},
  {"vi", (const char[]){
#embed "Catalogs/vi.json"
  , 0}},
  {"yue", (const char[]){
#embed "Catalogs/yue.json"
  , 0}},
  {"zh", (const char[]){
#embed "Catalogs/zh.json"
  , 0}},
  {"zh-Hant", (const char[]){
#embed "Catalogs/zh-Hant.json"
  , 0}},
};

size_t catalog_file_count(void) { return sizeof table / sizeof table[0]; }

struct catalog_file catalog_file(size_t index) {
  const char *text = table[index].text;
  return (struct catalog_file){table[index].tag, (const unsigned char *)text, strlen(text)};
}
