/// A timer of Dispatch whose time is the stage's.
final class StageTimerSource {
  enum Change: Int32 {
    case time = 0
    case handler = 1
    case cancelHandler = 2
    case resume = 3
    case suspend = 4
    case cancel = 5
  }

  /// In nanoseconds of the stage; nil until it is set.
  private var due: Int64?
  private var interval: Int64 = 0
  private var handler: UnsafeMutableRawPointer?
  private var cancelHandler: UnsafeMutableRawPointer?
  private var suspensions = 1
  private var isCancelled = false
  /// Counts the settings of the time: work of an earlier setting does not count any more.
  private var turn = 0
  private let queue: UnsafeMutableRawPointer?

  init(queue: UnsafeMutableRawPointer?) { self.queue = queue }

  var repeats: Bool { interval > 0 }

  func isDue(for work: StageWork) -> Bool {
    if case .source(_, let turn) = work.kind {
      turn == self.turn && suspensions == 0 && !isCancelled
    } else {
      false
    }
  }

  func apply(
    _ change: Change, due: Int64, interval: Int64, block: UnsafeMutableRawPointer?,
    in context: StageContext
  ) {
    switch change {
    case .time:
      (self.due, self.interval) = (due == .max ? nil : due, interval)
      schedule(in: context)
    case .handler:
      if let handler { RuntimeSymbols.release(block: handler) }
      handler = block.map(RuntimeSymbols.copy)
    case .cancelHandler:
      if let cancelHandler { RuntimeSymbols.release(block: cancelHandler) }
      cancelHandler = block.map(RuntimeSymbols.copy)
    case .resume:
      suspensions = max(0, suspensions - 1)
      if suspensions == 0 { schedule(in: context) }
    case .suspend: suspensions += 1
    case .cancel:
      guard !isCancelled else { return }
      isCancelled = true
      turn += 1
      if let cancelHandler { RuntimeSymbols.submit(cancelHandler, to: queue, of: context) }
      cancelHandler = nil
    }
  }

  private func schedule(in context: StageContext) {
    turn += 1
    guard let due, suspensions == 0, !isCancelled else { return }
    context.submit(StageWork(due: due, kind: .source(self, turn: turn), queue: queue))
  }

  func fire(in context: StageContext) {
    let time = due ?? context.now
    due = interval > 0 ? time + interval : nil
    let fired = turn
    if let handler { RuntimeSymbols.call(handler) }
    if fired == turn { schedule(in: context) }
  }

  func drop() {
    if let handler { RuntimeSymbols.release(block: handler) }
    if let cancelHandler { RuntimeSymbols.release(block: cancelHandler) }
    (handler, cancelHandler) = (nil, nil)
  }
}
