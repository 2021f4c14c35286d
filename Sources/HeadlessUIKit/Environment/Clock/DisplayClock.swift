package import Foundation
import StageRuntime

/// The display's time and the animations that depend on it. Only the stage advances it.
@MainActor
package final class DisplayClock {
  /// The time since the screen was switched on, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The context that runs the work that the screen's code submits to queues, timers and tasks.
  private let runtime: StageContext
  /// Animations, in the order in which they began.
  private var running: [any ClockedEvent] = []
  /// The other scheduled events, in the order in which they were added.
  private var events: [any ClockedEvent] = []

  /// Whether events are being delivered, and the number of events that were deferred to the end of
  /// the current instant.
  private var turn = (isHappening: false, time: -TimeInterval.infinity, count: 0)
  /// Whether the completion of an animation that ends immediately is running.
  var isCompleting = false
  /// The number of events in a chain that can happen at one instant. Each further event takes a
  /// millisecond, as a turn of a run loop takes time: apps that reschedule themselves forever also
  /// work on a phone.
  private static let turnsOfAnInstant = 8
  private static let turnTime = 0.001
  /// The length of an instant in seconds. Work of queues and timers is due at whole nanoseconds, so
  /// that it comes up to one before the end of an animation that takes as long.
  private static let instant = 1e-9

  init(runtime: StageContext) {
    self.runtime = runtime
    runtime.timeDidPass = { [weak self] time in
      onMainActorUnchecked { self?.turn(to: time) }
    }
  }

  /// Returns the time of an event at the end of the current instant, and whether a screen that
  /// waits for it counts as moving.
  func nextTurn() -> (due: TimeInterval, isMotion: Bool) {
    guard turn.isHappening else { return (time, true) }
    if turn.time < time { (turn.time, turn.count) = (time, 0) }
    turn.count += 1
    return turn.count > Self.turnsOfAnInstant ? (time + Self.turnTime, false) : (time, true)
  }

  /// Sets the time and runs the completions of finished animations.
  package func advance(to time: TimeInterval) {
    turn(to: time)
    endAnimations()
  }

  /// Sets the time. An earlier time and NaN are ignored, since time never runs backwards.
  package func turn(to time: TimeInterval) {
    self.time = max(self.time, time)
    runtime.time = self.time
  }

  /// Delivers due events and runs the completions of finished animations, ordered by their end.
  /// Then it runs the due work of queues, timers and tasks.
  ///
  /// Animations that begin meanwhile wait for the next call, even if they are already finished.
  /// Otherwise an animation without duration that restarts itself would never return.
  ///
  /// - Parameter prepare: Called before each completion.
  package func endAnimations(prepare: () -> Void = {}) {
    // A block ends early when other animations replaced all of its own, or their views left the
    // window. An endlessly repeating block ends in no other way.
    abandon { _ in true }
    let over =
      (running + events).enumerated().filter { $0.element.due <= time + Self.instant }
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element)
    if !over.isEmpty {
      let ended = Set(over.map { ObjectIdentifier($0) })
      running.removeAll { ended.contains(ObjectIdentifier($0)) }
      events.removeAll { ended.contains(ObjectIdentifier($0)) }
      turn.isHappening = true
      for event in over { event.happen(at: max(time, event.due), prepare: prepare) }
      turn.isHappening = false
    }
    runtime.runDue(prepare: prepare)
    runtime.waitForThreads()
  }

  /// The end of the running animation that ends next; nil without animations or with endless ones
  /// only.
  package var nextAnimationEnd: TimeInterval? {
    (running.map(\.due) + events.filter(\.isMotion).map(\.due) + [runtime.nextMotion ?? .infinity])
      .filter(\.isFinite).min()
  }

  /// The time of the next event of any kind, including display links; nil if there is none.
  package var nextEvent: TimeInterval? {
    (running.map(\.due) + events.map(\.due) + [runtime.nextDue ?? .infinity]).filter(\.isFinite)
      .min()
  }

  /// Adds an event, which stays until it happens or is cancelled.
  func wait(for event: any ClockedEvent) { events.append(event) }

  /// Runs an animation until it ends.
  func begin(_ animation: any ClockedEvent) { running.append(animation) }

  /// Ends the selected animations that have nothing left to animate.
  func abandon(where isMeant: (any ClockedEvent) -> Bool) {
    for animation in running.filter({ isMeant($0) && $0.isAbandoned }) {
      running.removeAll { $0 === animation }
      animation.abandon()
    }
  }

  /// Cancels an event.
  func cancel(_ event: any ClockedEvent) { events.removeAll { $0 === event } }
}
