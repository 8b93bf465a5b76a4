internal import Dispatch

/// The one thread at a time that a run takes place on.
///
/// Work on the concurrency library's own pool makes Dispatch wake once a second ever after, to see whether the pool
/// needs more threads. A serial queue is not looked after like that, and lets a run sleep until something happens.
final class RunQueue: TaskExecutor {
  static let shared = RunQueue()

  let queue = DispatchQueue(label: "run")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { @Sendable in job.runSynchronously(on: executor) }
  }
}
