/// A piece of work that waits for its time on a stage.
struct StageWork {
  /// The queue on which work runs, and the length of the chain that led to the work.
  struct Place {
    /// Whether it is the main queue, the main actor or the main run loop.
    let isMain: Bool
    /// The queue of Dispatch; nil for tasks.
    let queue: UnsafeRawPointer?
    let naps: Int
    let hops: Int
  }

  enum Kind {
    case block(UnsafeMutableRawPointer, group: UnsafeMutableRawPointer?)
    case job(UnownedJob, isMain: Bool)
    case timer(StageTimer, turn: Int)
    case source(StageTimerSource, turn: Int)
  }

  /// In nanoseconds of the stage.
  var due: Int64
  let kind: Kind
  let queue: UnsafeMutableRawPointer?
  /// The number of waits for a later time that led to this work, each by work that the one before
  /// submitted.
  var naps = 0
  /// The number of works at one instant that led to this work.
  var hops = 0

  /// More waits in a row than this are a loop that polls, which a screen at rest may have. A model:
  /// more than the steps of animations that apps build of waits, fewer than a loop's in an hour.
  static let mostNaps = 64

  /// The number of works in a chain that happen at one instant; each further one takes a
  /// millisecond. Blocks as before: apps that submit themselves without end work on a phone. Tasks
  /// take many hops for one call.
  var mostHops: Int {
    switch kind {
    case .job: 500
    case .block, .timer, .source: 8
    }
  }

  var place: Place {
    let isMain =
      switch kind {
      case .block, .source: queue.map { RuntimeSymbols.isMainQueue($0) } ?? false
      case .job(_, let isMain): isMain
      case .timer: true
      }
    return Place(isMain: isMain, queue: queue.map { UnsafeRawPointer($0) }, naps: naps, hops: hops)
  }

  /// Whether a screen that waits for it counts as moving. Timers that repeat do not.
  var isMotion: Bool {
    switch kind {
    case .timer(let timer, _): timer.isLast
    case .source(let source, _): !source.repeats
    case .block, .job: naps <= Self.mostNaps && hops <= mostHops
    }
  }

  var source: StageTimerSource? {
    if case .source(let source, _) = kind { source } else { nil }
  }

  func perform(in context: StageContext) {
    switch kind {
    case .block(let block, let group):
      guard let queue else { return }
      RuntimeSymbols.retain(block: block)
      RuntimeSymbols.run(block, on: queue)
      if let group { RuntimeSymbols.leave(group) }
      context.hasRun(block)
      RuntimeSymbols.release(block: block)
    case .job(let job, let isMain):
      StageExecutor.run(job, isMain: isMain)
    case .timer(let timer, let turn):
      timer.fire(turn: turn, in: context)
    case .source(let source, _):
      source.fire(in: context)
    }
  }

  /// Frees what the work holds, without running it.
  func drop() {
    switch kind {
    case .block(let block, let group):
      guard let queue else { return }
      RuntimeSymbols.release(block, of: queue)
      if let group { RuntimeSymbols.leave(group) }
    // A job cannot be freed without running it.
    case .job, .timer, .source: break
    }
  }
}
