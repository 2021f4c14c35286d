/// A pattern that says how something ended.
///
/// - Note: Partly: nothing can be felt here, as in a simulator.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended; raw values as UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Doubtfully.
    case warning = 1
    /// Not.
    case error = 2
  }

  /// Plays the pattern.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
