import Timing

extension NumberGrammar {
  /// The languages for which ICU has usable rules, with the gender of each unit from their grammars, and ICU's mistakes.
  static let languages: [NumberGrammar] =
    romance + germanic + slavic + otherGenders
    + ["en", "nl", "af", "fi", "et", "tr", "az", "kk", "ky"].map { NumberGrammar($0) } + otherWithoutGenders

  private static let masculine = "cardinal-masculine"
  private static let feminine = "cardinal-feminine"
  private static let neuter = "cardinal-neuter"
  private static let common = "cardinal-common"

  private static let romance: [NumberGrammar] = [
    NumberGrammar("es", masculine, feminine, masculine, masculine),
    NumberGrammar("es-419", masculine, feminine, masculine, masculine),
    NumberGrammar("pt-BR", masculine, feminine, masculine, masculine),
    NumberGrammar("pt-PT", masculine, feminine, masculine, masculine),
    NumberGrammar("fr", masculine, feminine, feminine, feminine),
    NumberGrammar("it", masculine, feminine, masculine, masculine).with {
      // "Ventun giorni" is right too, but the voice stresses it wrongly; "ventuna ore" is of another time.
      $0.compounds = [1: "numbering"]
      $0.single = [.hour: [1: "un'"]]
    },
    NumberGrammar("ca", masculine, feminine, masculine, masculine).with {
      // Hundreds keep their plural before another number.
      $0.mended = [("-cent ", "-cents ")]
    },
    NumberGrammar("ro", feminine, feminine, neuter, feminine).with {
      // ICU has a cedilla for the comma, the 16 of ten for that of sixty, and one as it is said alone.
      $0.mended = [("ş", "ș"), ("una sută", "o sută"), ("șasezeci", "șaizeci")]
      $0.single = [.day: [1: "o"], .hour: [1: "o"], .minute: [1: "un"], .second: [1: "o"]]
    },
  ]

  private static let germanic: [NumberGrammar] = [
    NumberGrammar("de", masculine, feminine, feminine, feminine),
    NumberGrammar("sv", neuter, "cardinal-reale", "cardinal-reale", "cardinal-reale"),
    NumberGrammar("nb", neuter, masculine, neuter, neuter).with {
      // "Tjueén minutter" is said as well as "tjueett", "ett hundre og ett" as well as "hundre og ett".
      $0.hasFreeCompounds = true
      $0.single = [.day: [101: "ett hundre og ett"]]
    },
    NumberGrammar("da", common, common, neuter, neuter).with { $0.digits = common },
    NumberGrammar("is", masculine, feminine, feminine, feminine).with {
      // ICU's 700 is misspelled, its hundreds have no plural, and an "and" before tens, where it belongs before the last.
      let tens = ["tuttugu", "þrjátíu", "fjörutíu", "fimmtíu", "sextíu", "sjötíu", "áttatíu", "níutíu"]
      $0.mended = [("sjóhundrað", "sjöhundrað"), ("hundrað", "hundruð"), ("eitthundruð", "eitthundrað")]
      $0.mended += tens.map { ("ð og \($0) og", "ð \($0) og") }
      $0.joinsHundreds = true
    },
  ]

  private static let slavic: [NumberGrammar] = [
    NumberGrammar("ru", masculine, masculine, feminine, feminine),
    NumberGrammar("uk", masculine, feminine, feminine, feminine),
    NumberGrammar("be", masculine, feminine, feminine, feminine).with {
      // ICU has a Latin i in one, and an old spelling of 50 and 60.
      $0.mended = [("адзiн", "адзін"), ("пяцьдзесят", "пяцьдзясят"), ("шэсцьдзесят", "шэсцьдзясят")]
    },
    NumberGrammar("pl", masculine, feminine, feminine, feminine),
    NumberGrammar("cs", masculine, feminine, feminine, feminine).with {
      // Before a genitive plural 21 and 22 do not change: "dvacet jedna dnů", "dvacet dva minut".
      $0.compounds = [1: feminine, 2: masculine]
      $0.counted = { $0 % 10 == 1 ? feminine : nil }
    },
    NumberGrammar("sk", masculine, feminine, feminine, feminine).with {
      // Above twenty one and two do not change; ICU's 100 begins with a one that is not said.
      $0.compounds = [1: masculine, 2: masculine]
      $0.mended = [("jednasto", "sto")]
    },
    NumberGrammar("hr", masculine, masculine, feminine, feminine).with {
      // The "and" before the last digit may be left out, and ICU does so in the masculine; 600 has two spellings there.
      $0.mended = [(" i ", " "), ("šeststo", "šesto")]
    },
    NumberGrammar("sr", masculine, masculine, masculine, feminine).with { $0.mended = [(" и ", " ")] },
    NumberGrammar("sr-Latn", masculine, masculine, masculine, feminine).with { $0.mended = [(" i ", " ")] },
    NumberGrammar("mk", masculine, masculine, feminine, feminine).with {
      // ICU puts hundreds together from the digit and the word for a hundred.
      $0.mendedWords = [
        "еднасто": "сто", "двесто": "двесте", "тристо": "триста", "четиристо": "четиристотини", "петсто": "петстотини",
        "шестсто": "шестотини", "седумсто": "седумстотини", "осумсто": "осумстотини", "деветсто": "деветстотини",
      ]
    },
    NumberGrammar("bg", masculine, masculine, feminine, feminine).with {
      // ICU's 20, 40 and 60 are those of talk, the catalog's those of a newsreader. Where the voice would stress another
      // syllable, a grave tells it the right one, which is compared as well.
      $0.digits = neuter
      $0.mendedWords = [
        "един": "едѝн", "една": "една̀", "двайсет": "два̀десет", "четиресет": "четирѝдесет", "петдесет": "петдесѐт",
        "шейсет": "шестдесѐт", "седемдесет": "седемдесѐт", "осемдесет": "осемдесѐт", "деветдесет": "деветдесѐт",
      ]
    },
  ]

  private static let otherGenders: [NumberGrammar] = [
    NumberGrammar("lt", feminine, feminine, feminine, feminine).with { $0.counted = { _ in feminine } },
    NumberGrammar("lv", feminine, feminine, feminine, feminine),
    NumberGrammar("sq", feminine, feminine, feminine, feminine).with { $0.counted = { _ in masculine } },
    NumberGrammar("el", feminine, feminine, neuter, neuter).with {
      // 90 has one ν, and 13 of a feminine an accent.
      $0.mended = [("εννενήντα", "ενενήντα"), ("δεκατρεις", "δεκατρείς")]
      $0.counted = { _ in neuter }
    },
  ]

  private static let otherWithoutGenders: [NumberGrammar] = [
    NumberGrammar("hu").with {
      // Before a noun two is short.
      $0.mended = [("kettő", "két")]
      $0.joinsHundreds = true
    },
    NumberGrammar("ka").with {
      // ICU has a letter at the wrong place in 18.
      $0.mended = [("თრვამეტი", "თვრამეტი")]
      $0.joinsHundreds = true
    },
    NumberGrammar("hy").with {
      // ICU's 90 has a vowel too many, and its 100 a one that is not said.
      $0.mended = [("իննասուն", "իննսուն"), ("մեկհարյուր", "հարյուր")]
      $0.joinsHundreds = true
    },
  ]
}
