internal import Glibc

extension Arguments {
  /// Options that are for one run only: a sound file that was begun is not written over.
  private static let unrecorded = ["wav"]

  /// The same command line, for another run: long names, and files by their whole paths.
  var recorded: [String] {
    let typed = options.filter { !Self.unrecorded.contains($0.option.word) }.map { given in
      "--\(given.option.word)" + (given.value.map { "=\(given.option.valueForAnotherFolder($0))" } ?? "")
    }
    return typed + ["--"] + words
  }
}

extension Option {
  /// A value that means the same in another folder.
  fileprivate func valueForAnotherFolder(_ value: String) -> String {
    guard case .value(let placeholder, _, _) = effect, value.first != "/", value != "-",
      placeholder == "FILE" || placeholder == "PROGRAM" && value.contains("/"),
      let folder = getcwd(nil, 0)
    else { return value }
    defer { free(folder) }
    return "\(String(cString: folder))/\(value)"
  }
}
