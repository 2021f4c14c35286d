import Synchronization

/// Which tasks belong to which stage. Jobs say no more of a task than its number, which counts up.
///
/// A task that is first enqueued while a stage runs is the stage's, unless it is older than the
/// stage's turn: then it is an ordinary one that waited for something of the stage. Jobs of a
/// stage's task that another thread enqueues, which resumes a continuation, find their stage here.
enum StageTasks {
  /// The place where a job runs.
  enum Destination {
    case ordinary
    case stage(ContextReference)
    /// The stage of the job has ended. Its code must not run any more.
    case endedStage
  }

  private struct Tables {
    var owners: [UInt64: ContextReference] = [:]
    var ended = RangeSet<UInt64>()
    var highestOrdinary: UInt64 = 1
  }

  private static let tables = Mutex(Tables())

  static var highestOrdinary: UInt64 { tables.withLock { $0.highestOrdinary } }

  /// Returns the place of a job that the calling thread enqueues.
  static func destination(
    of task: UInt64, in current: ContextReference?, isForeign: Bool
  ) -> Destination {
    tables.withLock { tables in
      if let owner = tables.owners[task] { return .stage(owner) }
      if tables.ended.contains(task) { return .endedStage }
      guard let current else {
        tables.highestOrdinary = max(tables.highestOrdinary, task)
        return .ordinary
      }
      // Jobs without a task (an actor's turn) have no number.
      guard task != 0 else { return .stage(current) }
      guard isForeign || task > current.firstOwnTask else { return .ordinary }
      tables.owners[task] = current
      return .stage(current)
    }
  }

  /// Ends the tasks of a stage that ends.
  static func forget(_ stage: ContextReference) {
    tables.withLock { tables in
      let others = tables.owners.filter { $1 !== stage }
      for task in tables.owners.keys.sorted() where others[task] == nil {
        tables.ended.insert(contentsOf: task..<task + 1)
      }
      tables.owners = others
    }
  }
}
