import Foundation

/// An event at a time of the display's clock.
@preconcurrency @MainActor
protocol ClockedEvent: AnyObject {
  /// The time of the event in seconds; infinite while it is unknown.
  var due: TimeInterval { get }
  /// Whether a screen that waits for the event counts as moving.
  var isMotion: Bool { get }

  /// Whether the event has no visible effect left, so that it may end without becoming due.
  var isAbandoned: Bool { get }

  /// Ends the event without its effect.
  func abandon()

  /// Called once, at or after the event's time. To happen again, the event is added to the clock
  /// again.
  ///
  /// - Parameter prepare: Called before any of the app's code runs.
  func happen(at time: TimeInterval, prepare: () -> Void)
}

extension ClockedEvent {
  var isMotion: Bool { true }
  var isAbandoned: Bool { false }

  func abandon() {}
}
