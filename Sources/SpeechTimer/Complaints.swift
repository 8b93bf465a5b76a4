internal import Announcing
internal import Displaying
internal import Glibc
internal import Listening
internal import Phrasing
internal import Speaking
internal import Timing

/// Tells on standard error what is wrong, in one line.
func complain(_ failure: Failure) {
  var output = Output(descriptor: STDERR_FILENO)
  try? output.write(failure.line + "\n")
}

extension Failure {
  /// The text as it is shown. Files and libraries are quoted in it, so it is cleaned here once more, whoever made it.
  var line: String { text.cleaned(longest: 4_000) }

  init(_ problem: Output.Problem) {
    switch problem {
    case .closed: self = .failed("Nobody reads the output any more.")
    case .full: self = .failed("Cannot write: the output is read too slowly. Read on; until then lines are left out.")
    case .failed(let number):
      self = .failed("Cannot write: \(String(cString: strerror(number))). Make room, or redirect elsewhere.")
    }
  }

  /// A text that is no time. `rightWouldBe` is a whole command or option.
  init(_ problem: TimeNotation.Problem, in text: String, rightWouldBe example: String) {
    self.init(problem, in: text, telling: "Right would be: \(example)")
  }

  /// `example` is a whole sentence.
  init(_ problem: TimeNotation.Problem, in text: String, telling example: String) {
    self = .usage("Not a time: \(text.shown): \(Self.reason(problem)). \(example)")
  }

  init(_ problem: Mark.Problem, in text: String) {
    let reason =
      switch problem {
      case .empty: "a mark is missing"
      case .noShare(let piece): "\(piece.shown) is no share from 1% to 99%"
      case .noTime(let piece, let problem): "\(piece.shown): \(Self.reason(problem))"
      }
    self = .usage("--marks \(text.shown): \(reason). Right would be: --marks 10m,5m,half")
  }

  /// A folder of sockets that there is not, and what follows from it.
  init(_ problem: SocketFolder.Problem, saying consequence: String) {
    let reason =
      switch problem {
      case .noRuntimeFolder: "XDG_RUNTIME_DIR names no folder of this user, such as /run/user/\(geteuid())."
      case .unusable(let path, let number): "\(path.cleaned(longest: 1_000)): \(String(cString: strerror(number)))."
      case .foreign(let path): "\(path.cleaned(longest: 1_000)) is no folder of this user: have it removed."
      }
    self = .failed("\(reason) \(consequence)")
  }

  /// What whoever asks is told where the run is not asked.
  init(_ refusal: Callers.Refusal) {
    self =
      switch refusal {
      case .tooLong(let most): .usage("A request has at most \(most) bytes.")
      case .tooManyListen: .usage("Too many listen already: end one of them first.")
      }
  }

  init(_ problem: Catalog.Problem) { self = .usage(problem.description) }

  private static func reason(_ problem: TimeNotation.Problem) -> String {
    switch problem {
    case .empty: "nothing given"
    case .textTooLong(let characters): "\(characters) characters are too many"
    case .zero: "it amounts to no time at all"
    case .negative: "a time cannot be negative"
    case .tooLong: "longer than 999 days"
    case .unexpected(let piece): "\(piece.shown) is not understood"
    case .unitMissing(let piece): "\(piece.shown) has no unit"
    case .repeated(let piece, let unit): "\(piece.shown) gives \(unit.rawValue)s a second time"
    case .fractionNotLast(let piece): "only the last part may be a fraction, not \(piece.shown)"
    case .noClockTime(let piece): "\(piece.shown) is neither m:ss nor h:mm:ss"
    }
  }
}

extension Failure {
  /// Whatever was thrown, in one line.
  init(any error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let problem as Catalog.Problem: Failure(problem).of("catalog")
      case let unknown as UnknownLanguage: .usage(unknown.description).of("locale")
      default: .failed("\(error)")
      }
  }
}
