/// A timer of Foundation that code of a stage added to a run loop.
final class StageTimer {
  /// The timer of Core Foundation.
  private let object: UnsafeMutableRawPointer
  /// The time from which repetitions count, in nanoseconds of the stage.
  private var start: Int64
  /// The number of intervals between `start` and the next firing.
  private var step = 0
  /// The number of times that were set: work for an earlier one has no effect.
  private var turn = 0

  /// Creates a timer that fires at a time. `Int64.max` means never.
  init(_ object: UnsafeMutableRawPointer, due: Int64) {
    (self.object, start) = (object, due)
    RuntimeSymbols.retain(timer: object)
  }

  deinit { RuntimeSymbols.release(timer: object) }

  /// Whether its next firing is the last one.
  var isLast: Bool {
    RuntimeSymbols.isValid(timer: object) && RuntimeSymbols.interval(ofTimer: object) == 0
  }

  /// Sets the time of the next firing, from which later ones count.
  func move(to due: Int64, in context: StageContext) {
    (start, step) = (due, 0)
    schedule(in: context)
  }

  func schedule(in context: StageContext) {
    turn += 1
    context.withdraw(self)
    let due = self.due
    guard due < .max else { return }
    context.submit(StageWork(due: due, kind: .timer(self, turn: turn), queue: nil))
  }

  /// Fires the timer, unless it became invalid or got another time after the work was submitted.
  func fire(turn: Int, in context: StageContext) {
    guard RuntimeSymbols.isValid(timer: object) else { return context.remove(timer: object) }
    guard turn == self.turn else { return }
    RuntimeSymbols.fire(timer: object)
    guard turn == self.turn, RuntimeSymbols.isValid(timer: object) else { return }
    let interval = RuntimeSymbols.interval(ofTimer: object)
    guard interval > 0 else { return context.remove(timer: object) }
    skip(to: context.workTime, interval)
    RuntimeSymbols.setDue(due, ofTimer: object, in: context.handle)
    schedule(in: context)
  }

  private var due: Int64 {
    guard step > 0, start < .max else { return start }
    let passed = StageContext.nanoseconds(
      Double(step) * RuntimeSymbols.interval(ofTimer: object))
    let (due, isOver) = start.addingReportingOverflow(passed)
    return isOver ? .max : due
  }

  /// Goes on to the first repetition after a time. The app missed the ones before, which a run loop
  /// leaves out.
  private func skip(to time: Int64, _ interval: Double) {
    let passed = Double(time - start) / 1e9 / interval
    step = max(step + 1, passed < 1e15 ? Int(passed) : step)
    while due <= time { step += 1 }
  }
}
