import Phrasing
import Testing

struct LocaleTagMatchTests {
  private let tags = [
    "ar", "az", "bs", "ca", "de", "en", "es", "es-419", "fa", "fr", "he", "hr", "id", "nb", "pa", "pt-BR", "pt-PT",
    "ro",
    "ru", "sl",
    "sr", "sr-Latn", "uz", "yue", "zh", "zh-Hant",
  ]

  @Test(arguments: [
    ("es", "es"), ("ES", "es"), ("es_ES.UTF-8", "es"), ("es_ES@euro", "es"), ("es-419", "es-419"), ("es_MX", "es-419"),
    ("es-Latn-AR", "es-419"), ("pt", "pt-BR"), ("pt_BR.UTF-8", "pt-BR"), ("pt_PT", "pt-PT"), ("pt-AO", "pt-PT"),
    ("zh", "zh"), ("zh_CN", "zh"), ("zh-SG", "zh"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh-MO", "zh-Hant"),
    ("zh-Hans-HK", "zh"), ("cmn", "zh"), ("yue", "yue"), ("yue-HK", "yue"), ("no", "nb"), ("no_NO", "nb"),
    ("nb_NO", "nb"), ("nn", "nb"), ("nn_NO.UTF-8", "nb"), ("iw", "he"), ("iw_IL", "he"), ("in", "id"), ("in_ID", "id"),
    ("sr_RS", "sr"), ("sr_RS@latin", "sr-Latn"), ("sr_RS.UTF-8@latin", "sr-Latn"), ("sr-ME", "sr-Latn"),
    ("sr-Cyrl-ME", "sr"), ("sh", "sr-Latn"), ("sh_YU", "sr-Latn"), ("en-AU", "en"), ("EN_gb", "en"), ("C", "en"),
    ("POSIX", "en"), ("C.UTF-8", "en"), ("c.utf8", "en"), ("ru_UA.KOI8-U", "ru"), ("de-CH-1996", "de"),
    ("mo", "ro"), ("ro_MD", "ro"), ("fr_CA", "fr"), ("fa_AF", "fa"), ("pa_IN", "pa"), ("az_AZ", "az"), ("bs_BA", "bs"),
    ("de_DE@phonebook", "de"), ("ar-EG-u-nu-latn", "ar"), (" es ", "es"),
    ("ca-valencia", "ca"), ("ca_ES@valencia", "ca"), ("de-1996", "de"), ("sl-rozaj", "sl"),
    ("sl-rozaj-biske-1994", "sl"),
    ("es-u-nu-latn", "es"), ("es-MX-u-nu-latn", "es-419"), ("fa-u-nu-latn", "fa"), ("pt-x-foo", "pt-BR"),
    ("pt-PT-x-foo", "pt-PT"), ("en-t-de", "en"), ("sr-Latn-x-foo", "sr-Latn"), ("zh-TW-u-co-stroke", "zh-Hant"),
    ("ger", "de"), ("deu", "de"), ("fre_CA", "fr"), ("chi", "zh"), ("chi-TW", "zh-Hant"), ("rum", "ro"), ("per", "fa"),
    ("nor", "nb"), ("hbs", "sr-Latn"),
  ])
  func `what people type finds`(typed: String, tag: String) {
    #expect(LocaleRequest(typed).match(among: tags) == tag)
  }

  @Test(arguments: [
    "tlh", "eo", "nonsense", "!", "es MX", "ru-Latn", "pa_PK", "uz-Cyrl", "uz@cyrillic", "yue-CN", "az-Arab", "sr-Arab",
    "eng_lish_", ".UTF-8", "-", "_", "", " ", "x-foo", "ru-Latn-u-nu-latn", "tlh-x-es",
  ])
  func `what nobody has finds nothing`(typed: String) {
    #expect(LocaleRequest(typed).match(among: tags) == nil)
  }

  @Test func `another script never answers`() {
    #expect(LocaleRequest("zh-TW").match(among: ["en", "zh"]) == nil)
    #expect(LocaleRequest("zh-CN").match(among: ["en", "zh-Hant"]) == nil)
    #expect(LocaleRequest("sr-Latn").match(among: ["en", "sr"]) == nil)
  }

  @Test func `the nearest relative answers`() {
    #expect(LocaleRequest("es-MX").match(among: ["es", "es-419", "es-MX"]) == "es-MX")
    #expect(LocaleRequest("es-MX").match(among: ["es", "es-419"]) == "es-419")
    #expect(LocaleRequest("es-MX").match(among: ["es"]) == "es")
    #expect(LocaleRequest("en-AU").match(among: ["en", "en-001"]) == "en-001")
    #expect(LocaleRequest("nn").match(among: ["nb", "nn"]) == "nn")
  }
}
