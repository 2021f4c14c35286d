import Synchronization

/// Which tasks belong to which stage. Jobs say no more of a task than its number, which counts up.
///
/// A task that is first enqueued while a stage runs is the stage's, unless it is older than the
/// stage's turn: then it is an ordinary one that waited for something of the stage. Jobs of a
/// stage's task that another thread enqueues, which resumes a continuation, find their stage here.
enum StageTasks {
  private struct Owner { weak var context: StageContext? }

  private struct Tables {
    var owners: [UInt64: Owner] = [:]
    var highestOrdinary: UInt64 = 1
  }

  private static let tables = Mutex(Tables())

  static var highestOrdinary: UInt64 { tables.withLock { $0.highestOrdinary } }

  /// The stage that a job belongs to, which the calling thread enqueues; nil for an ordinary job.
  static func owner(of task: UInt64, in current: StageContext?, isForeign: Bool) -> StageContext? {
    tables.withLock { tables in
      if let owner = tables.owners[task] { return owner.context }
      guard let current else {
        tables.highestOrdinary = max(tables.highestOrdinary, task)
        return nil
      }
      // Jobs without a task (an actor's turn) have no number.
      guard task != 0 else { return current }
      guard isForeign || task > current.firstOwnTask else { return nil }
      tables.owners[task] = Owner(context: current)
      return current
    }
  }

  static func forget(_ context: StageContext) {
    tables.withLock {
      $0.owners = $0.owners.filter { $0.value.context != nil && $0.value.context !== context }
    }
  }
}
