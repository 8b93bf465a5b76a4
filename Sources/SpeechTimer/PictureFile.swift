internal import Displaying
internal import Drawing
internal import Glibc

/// Where a picture is written to: `--svg`.
struct PictureFile {
  /// A dash is standard output.
  let path: String

  func write(_ picture: SVG) throws(Failure) {
    if path == "-" { try Program.print(picture.text) } else { try write(picture.text) }
  }

  private func write(_ text: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw notWritten(errno) }
    defer { close(file) }
    var output = Output(descriptor: file, patience: .endless)
    do throws(Output.Problem) {
      try output.write(text)
    } catch .failed(let number) {
      throw notWritten(number)
    } catch {
      throw notWritten(EPIPE)
    }
  }

  private func notWritten(_ number: Int32) -> Failure {
    .failed("--svg \(path.shown): \(String(cString: strerror(number))). Right would be: --svg ring.svg")
  }
}
