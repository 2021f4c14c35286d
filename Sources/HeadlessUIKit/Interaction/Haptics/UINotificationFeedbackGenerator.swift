/// A generator for the haptic feedback of a task's result.
///
/// - Note: Partly: haptics are not simulated, as in Apple's simulator.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task. Raw values are those of UIKit.
  public enum FeedbackType: Int, Sendable {
    /// A task that succeeded.
    case success = 0
    /// A task that produced a warning.
    case warning = 1
    /// A task that failed.
    case error = 2
  }

  /// Plays the feedback. Ignored: haptics are not simulated.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
