import Phrasing
import Testing

struct LocaleRequestTests {
  @Test(arguments: [
    (["LC_ALL": "es_MX.UTF-8", "LC_MESSAGES": "de", "LANG": "fr"], "LC_ALL", "es_MX.UTF-8"),
    (["LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr"], "LC_MESSAGES", "de"),
    (["LANG": "fr"], "LANG", "fr"),
    (["LC_ALL": "C", "LANG": "fr"], "LC_ALL", "C"),
  ])
  func `the first variable that says something is asked`(environment: [String: String], variable: String, text: String)
  {
    let request = LocaleRequest(option: nil, environment: environment)
    #expect(request == LocaleRequest(text, from: .environment(variable)))
  }

  @Test func `the option wins`() {
    #expect(LocaleRequest(option: "de", environment: ["LC_ALL": "es"]) == LocaleRequest("de", from: .option))
  }

  @Test(arguments: ["", " ", "\u{A0}", "\t"])
  func `an option that says nothing is no language`(text: String) {
    #expect(LocaleRequest(text).tag == nil)
    #expect(LocaleRequest(text, from: .environment("LANG")).tag == LocaleTag("en"))
  }

  @Test(arguments: [[:], ["LANG": ""], ["LC_TIME": "es_ES", "LANGUAGE": "es"]])
  func `no variable that counts is English`(environment: [String: String]) {
    let request = LocaleRequest(option: nil, environment: environment)
    #expect(request == LocaleRequest("C", from: .environment("LANG")))
    #expect(request.tag == LocaleTag("en"))
  }
}
