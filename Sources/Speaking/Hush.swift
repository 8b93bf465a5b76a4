internal import Glibc

/// Runs a call into C that writes to standard error of its own accord, and keeps that from the user.
///
/// The whole process's standard error is away meanwhile, so the call has to be a short one.
func hushed<Result>(_ call: () -> Result) -> Result {
  let kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
  let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
  defer { for descriptor in [kept, nowhere] where descriptor >= 0 { close(descriptor) } }
  guard kept >= 0, nowhere >= 0 else { return call() }
  dup2(nowhere, STDERR_FILENO)
  defer { dup2(kept, STDERR_FILENO) }
  return call()
}
