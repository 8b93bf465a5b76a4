internal import Drawing
internal import Phrasing
internal import Speaking

/// What was asked for on the command line, as it was typed where it takes a language to understand it.
package struct Settings {
  /// How the end is told beside words.
  enum Alert: String, CaseIterable { case bell, chime, notify }
  enum Rounds: Equatable {
    case times(Int)
    case forever
  }
  /// What `--display` takes.
  package enum Show: String, CaseIterable { case auto, plain, ring, json }

  var marks: String?
  var every: String?
  var final: Int?
  var saysOnlyEnd = false
  /// Names with what they have more than the others: a share or a time.
  var extras: [String] = []
  /// Goes on after the end.
  var tellsOvertime = false
  var insistence: String?
  /// How often a routine's steps are gone through.
  var rounds: Rounds?
  /// The step in place of a routine's very last one.
  var last: String?
  /// How far from its times a speech is still within time.
  var grace: String?

  var speech = SpeechChoice.auto
  var device: String?
  var requiresSpeech = false
  var locale: String?
  var catalog: String?
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var wav: String?
  var alerts: Set<Alert> = []

  var display: Show?
  var detail = Detail.normal
  var digits = DigitStyle.standard
  var linger: String?
  var color = ColorDepth.Use.auto
  var colors = Gradient.orangeToPink
  var direction = Ring.Direction.empties
  var reducesMotion = false
  /// Lines of the picture.
  var size: Int?
  var svg: String?

  var label: String?
  var isLocked = false
  var readsCommands = false
  var isDetached = false
  var keepsGoing = false
  /// Whether a run that is asked says its answer too.
  var isAloud = false
  var log: String?
  var hook: String?
  var rehearses = false
  var ignoresConfiguration = false
  var keepsNoJournal = false
  /// How long after the end a cut-off run is still told.
  var within: String?

  /// Something to print instead of a run.
  var request: Request?

  enum Request: Equatable { case shortHelp, longHelp, version, locales, devices }
}
