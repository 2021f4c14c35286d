package import Foundation

/// The display's time and the animations that run in it. Only the stage turns it.
@MainActor
package final class DisplayClock {
  /// Seconds since the screen was switched on.
  package private(set) var time: TimeInterval = 0
  private var running: [AnimationBlock] = []
  /// What else happens at a time, in the order it was waited for.
  private var events: [any ClockedEvent] = []

  /// Whether events are happening, and how many were put off to the end of an instant meanwhile.
  private var turn = (isHappening: false, time: -TimeInterval.infinity, count: 0)
  /// Whether the completion of a block that is over at once is running.
  private var isCompleting = false
  /// So often something may be put off to the end of one and the same instant by what was put off
  /// itself. Then it takes a millisecond, as a run loop's turn takes time: screens that call themselves
  /// for ever live on a phone, too.
  private static let turnsOfAnInstant = 8
  private static let turnTime = 0.001

  /// When what is to happen at the end of what happens now happens, and whether a screen can be at
  /// rest before it has.
  func nextTurn() -> (due: TimeInterval, isMotion: Bool) {
    guard turn.isHappening else { return (time, true) }
    if turn.time < time { (turn.time, turn.count) = (time, 0) }
    turn.count += 1
    return turn.count > Self.turnsOfAnInstant ? (time + Self.turnTime, false) : (time, true)
  }

  /// Turns the clock and runs the completions of animations that are over.
  package func advance(to time: TimeInterval) {
    turn(to: time)
    endAnimations()
  }

  /// Time never goes back: an earlier one, and NaN, does nothing.
  package func turn(to time: TimeInterval) { self.time = max(self.time, time) }

  /// Runs the completions of animations that are over, in the order they end. Those that begin
  /// meanwhile wait for the next call, though they be over: one that begins itself again without
  /// taking time would never end here.
  ///
  /// - Parameter prepare: called before each completion.
  package func endAnimations(prepare: () -> Void = {}) {
    // What repeats for ever is over when nothing of it is left to be seen.
    for block in running where block.end == .infinity && block.isAbandoned {
      complete(block, false)
    }
    let over =
      (running as [any ClockedEvent] + events).enumerated().filter { $0.element.due <= time }
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element)
    guard !over.isEmpty else { return }
    let ended = Set(over.map { ObjectIdentifier($0) })
    running.removeAll { ended.contains(ObjectIdentifier($0)) }
    events.removeAll { ended.contains(ObjectIdentifier($0)) }
    turn.isHappening = true
    for event in over { event.happen(at: time, prepare: prepare) }
    turn.isHappening = false
  }

  /// When the next running animation ends; nil when none runs, or none but those that repeat.
  package var nextAnimationEnd: TimeInterval? {
    (running.map(\.end) + events.filter(\.isMotion).map(\.due)).filter(\.isFinite).min()
  }

  /// When the next thing happens that somebody waits for, display links' calls included.
  package var nextEvent: TimeInterval? {
    (running.map(\.end) + events.map(\.due)).filter(\.isFinite).min()
  }

  /// Waits for an event until it has happened, or is cancelled.
  func wait(for event: any ClockedEvent) { events.append(event) }

  /// It will not happen.
  func cancel(_ event: any ClockedEvent) { events.removeAll { $0 === event } }

  /// Keeps a block until its end. One without anything to animate is over at once; begun by the completion
  /// of such a one, it is over at the end of what happens now: one that begins itself again would never
  /// return.
  func begin(_ block: AnimationBlock) {
    guard block.duration > 0, !block.isEmpty else {
      if isCompleting, block.completion != nil {
        DelayedCall(after: 0, in: self) { block.complete(true) }
      } else {
        let isOuter = isCompleting
        isCompleting = true
        block.complete(true)
        isCompleting = isOuter
      }
      return
    }
    running.append(block)
  }

  /// Ends those of the blocks that have nothing left to animate.
  func complete(abandonedAmong blocks: Set<ObjectIdentifier>) {
    let over = running.filter { blocks.contains(ObjectIdentifier($0)) && $0.isAbandoned }
    for block in over { complete(block, false) }
  }

  private func complete(_ block: AnimationBlock, _ isFinished: Bool) {
    running.removeAll { $0 === block }
    block.complete(isFinished)
  }
}

extension AnimationBlock: ClockedEvent {
  var due: TimeInterval { end }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    clean(at: time)
    if isTurnedBack { for change in changes.reversed() { change.set(to: change.from) } }
    if completion != nil { prepare() }
    complete(true)
  }
}
