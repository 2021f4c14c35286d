public import Foundation

/// The accessibility settings of the system, and the notifications that an app posts to assistive
/// technologies.
///
/// All settings have the values of a new phone.
public enum UIAccessibility {
  /// A change on the screen that assistive technologies are notified of. Raw values match UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number in `UIAccessibilityNotifications`.
    public let rawValue: UInt32

    /// Creates a notification from any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Elements were added to the screen or removed from it.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A new screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A message to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is running. Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running. Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the Reduce Motion setting is on. Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the Reduce Transparency setting is on. Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the Bold Text setting is on. Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the Increase Contrast setting is on. Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the Invert Colours setting is on. Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows shades of grey only. Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether cross-fades should replace slide transitions. Always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether the Button Shapes setting is on. Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Never posted: the setting does not change.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// Notifies assistive technologies of a change on the screen.
  ///
  /// - Note: Partly: no assistive technology is running, so the notification has no effect. The
  ///   elements' labels, values and traits can be read directly.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns a view's rectangle converted to screen coordinates.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
