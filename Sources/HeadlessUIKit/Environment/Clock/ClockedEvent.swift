import Foundation

/// Something that happens at a time of the display's clock.
@MainActor
protocol ClockedEvent: AnyObject {
  /// Seconds on the clock; infinite while nobody knows.
  var due: TimeInterval { get }
  /// Whether a screen that waits for it is not at rest.
  var isMotion: Bool { get }

  /// Called once, at the time or after it; who wants to happen again waits again.
  ///
  /// - Parameter prepare: to be called before any code of the app.
  func happen(at time: TimeInterval, prepare: () -> Void)
}

extension ClockedEvent {
  var isMotion: Bool { true }
}
