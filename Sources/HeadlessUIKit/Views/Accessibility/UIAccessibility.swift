public import Foundation

/// What the system says about people's settings, and what the app says to those who hear the screen.
///
/// Nobody has changed a setting here: all are as on a new phone.
public enum UIAccessibility {
  /// What has changed on the screen; raw values as UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of `UIAccessibilityNotifications`.
    public let rawValue: UInt32

    /// Any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Elements came or went.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A sentence to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read aloud: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch is used: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether less is to move: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether bars are to be opaque: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold everywhere: false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be told apart better: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether cross-fades take the place of slides: false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Says to who listens that something changed.
  ///
  /// - Note: Partly: nobody listens; what the elements say can be read from them.
  public static func post(notification: Notification, argument: Any?) {}

  /// A view's rectangle on the screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
