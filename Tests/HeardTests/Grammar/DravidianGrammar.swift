import Timing

extension Grammar {
  /// Tens lose their last vowel before units that begin with one; of hundreds only the last letter changes.
  static let kannada = Grammar("kn", .init(99, 99, 99, 99, daysAbove: 900)) { number, _ in
    let small = list(
      """
      - ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು
      ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು
      """)
    let tens = list("- - ಇಪ್ಪತ್ತ ಮೂವತ್ತ ನಲವತ್ತ ಐವತ್ತ ಅರವತ್ತ ಎಪ್ಪತ್ತ ಎಂಬತ್ತ ತೊಂಬತ್ತ")
    let endings = ["\u{CC1}", "ೊಂದು", "ೆರಡು", "ಮೂರು", "ನಾಲ್ಕು", "ೈದು", "ಾರು", "ೇಳು", "ೆಂಟು", "ೊಂಬತ್ತು"]
    let hundreds = list("- ನೂರ ಇನ್ನೂರ ಮುನ್ನೂರ ನಾನೂರ ಐನೂರ ಆರುನೂರ ಏಳುನೂರ ಎಂಟುನೂರ ಒಂಬೈನೂರ")
    let rest = number % 100
    let words = rest < 20 ? small[rest] : tens[rest / 10] + endings[rest % 10]
    guard number >= 100 else { return words }
    return rest == 0 ? hundreds[number / 100] + "\u{CC1}" : "\(hundreds[number / 100]) \(words)"
  } phrase: { numeral, number, unit in
    let (singular, plural) = PerUnit(
      ("ದಿನ", "ದಿನಗಳು"), ("ಗಂಟೆ", "ಗಂಟೆಗಳು"), ("ನಿಮಿಷ", "ನಿಮಿಷಗಳು"), ("ಸೆಕೆಂಡ್", "ಸೆಕೆಂಡುಗಳು"))[unit]
    return "\(numeral) \(number == 1 ? singular : plural)"
  }

  /// One is "oru" before a noun; tens melt into units that begin with a vowel, 90 with another consonant.
  static let tamil = Grammar("ta", .init(59, 59, 59, 59, daysAbove: 531)) { number, _ in
    tamilNumeral(number)
  } phrase: { numeral, number, unit in
    let (singular, plural) = PerUnit(
      ("நாள்", "நாட்கள்"), ("மணிநேரம்", "மணிநேரம்"), ("நிமிடம்", "நிமிடங்கள்"), ("விநாடி", "விநாடிகள்"))[unit]
    return "\(numeral) \(number == 1 ? singular : plural)"
  } alone: { number in
    // "oru" is "oṉṟu".
    let numeral = tamilNumeral(number)
    return numeral.hasSuffix("ரு") ? "\(numeral.dropLast())ன்று" : numeral
  }

  private static func tamilNumeral(_ number: Int) -> String {
    let small = list(
      """
      - ஒரு இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து பதினொரு பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து
      பதினாறு பதினேழு பதினெட்டு பத்தொன்பது
      """)
    let aloneTens = list("- - இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு")
    let tens = list("- - இருபத் முப்பத் நாற்பத் ஐம்பத் அறுபத் எழுபத் எண்பத் தொண்ணூற்")
    let endings = ["", "ொரு", "ிரண்டு", "ு மூன்று", "ு நான்கு", "ைந்து", "ாறு", "ேழு", "ெட்டு", "ொன்பது"]
    let hundreds = list(
      "- நூற்று இருநூற்று முந்நூற்று நானூற்று ஐந்நூற்று அறுநூற்று எழுநூற்று எண்ணூற்று தொள்ளாயிரத்து")
    let aloneHundreds = list("- நூறு இருநூறு முந்நூறு நானூறு ஐந்நூறு அறுநூறு எழுநூறு எண்ணூறு தொள்ளாயிரம்")
    let rest = number % 100
    let words: String
    switch (rest / 10, rest % 10) {
    case (0...1, _): words = small[rest]
    case (let ten, 0): words = aloneTens[ten]
    case (let ten, let last): words = tens[ten] + (ten == 9 ? "ற" : "த") + endings[last]
    }
    guard number >= 100 else { return words }
    return rest == 0 ? aloneHundreds[number / 100] : "\(hundreds[number / 100]) \(words)"
  }

  /// One is "oka" before a noun, and "okka" after tens and hundreds.
  static let telugu = Grammar("te", .init(99, 99, 99, 99, daysAbove: 900)) { number, _ in
    teluguNumeral(number)
  } phrase: { numeral, number, unit in
    // The voice reads the final ం of "nimiṣaṁ" as n.
    let (singular, plural) = PerUnit(
      ("రోజు", "రోజులు"), ("గంట", "గంటలు"), ("నిమిషమ్", "నిమిషాలు"), ("సెకను", "సెకన్లు"))[unit]
    return "\(numeral) \(number == 1 ? singular : plural)"
  } alone: { number in
    // The vowels of "-ai okaṭi" melt into "-ayyokaṭi".
    guard number > 1 else { return "ఒకటి" }
    let parts = teluguNumeral(number).split(separator: " ")
    guard parts.last == "ఒక్క" else { return teluguNumeral(number) }
    return String(String.UnicodeScalarView(parts[0].unicodeScalars.dropLast())) + "య్యొకటి"
  }

  private static func teluguNumeral(_ number: Int) -> String {
    let small = list(
      """
      - ఒక రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు
      పద్దెనిమిది పంతొమ్మిది
      """)
    let tens = list("- - ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై")
    let (hundred, rest) = (number / 100, number % 100)
    var parts: [String] = []
    switch (hundred, rest) {
    case (0, _): break
    case (1, 0): parts = ["వంద"]
    case (1, _): parts = ["నూట"]
    default: parts = [small[hundred], "వందల"]
    }
    if rest >= 20 { parts.append(tens[rest / 10]) }
    let last = rest < 20 ? rest : rest % 10
    parts.append(last == 1 && number > 1 ? "ఒక్క" : small[last])
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// One is "oru" before a noun, but not after tens and hundreds. The voice says the ണ്ട of "two" with t, so it has
  /// ണ്ഡ, and a ത at the beginning as d, unless it is doubled.
  static let malayalam = Grammar("ml", .init(16, 16, 16, 16, daysAbove: 135)) { number, _ in
    malayalamNumeral(number)
  } phrase: { numeral, _, unit in
    "\(numeral) \(PerUnit("ദിവസം", "മണിക്കൂർ", "മിനിറ്റ്", "സെക്കൻഡ്")[unit])"
  } alone: { number in
    number == 1 ? "ഒന്ന്" : malayalamNumeral(number)
  }

  private static func malayalamNumeral(_ number: Int) -> String {
    let small = list(
      """
      - ഒന്ന് രണ്ഡ് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ഡ് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട്
      പത്തൊമ്പത്
      """)
    let tens = list("- - ഇരുപത് മുപ്പത് നാൽപ്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്")
    let joining = list("- - ഇരുപത്തി മുപ്പത്തി നാൽപ്പത്തി അമ്പത്തി അറുപത്തി എഴുപത്തി എൺപത്തി തൊണ്ണൂറ്റി")
    let endings = list("- യൊന്ന് രണ്ഡ് മൂന്ന് നാല് യഞ്ച് യാറ് യേഴ് യെട്ട് യൊമ്പത്")
    let hundreds = list("- നൂറ്റി ഇരുനൂറ്റി മുന്നൂറ്റി നാനൂറ്റി അഞ്ഞൂറ്റി അറുനൂറ്റി എഴുനൂറ്റി എണ്ണൂറ്റി ത്തൊള്ളായിരത്തി")
    let aloneHundreds = list("- നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് ത്തൊള്ളായിരം")
    guard number > 1 else { return "ഒരു" }
    let rest = number % 100
    let words =
      rest < 20 ? small[rest] : rest % 10 == 0 ? tens[rest / 10] : joining[rest / 10] + endings[rest % 10]
    guard number >= 100 else { return words }
    return rest == 0 ? aloneHundreds[number / 100] : "\(hundreds[number / 100]) \(words)"
  }
}
