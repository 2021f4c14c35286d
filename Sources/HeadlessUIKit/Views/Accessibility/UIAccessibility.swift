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

  // MARK: - Settings

  /// Whether VoiceOver is running. Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running. Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is running. Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Guided Access restricts the phone to one app. Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the Reduce Motion setting is on. Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether cross-fades should replace slide transitions. Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos may start without a tap. Always true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the Reduce Transparency setting is on. Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the Bold Text setting is on. Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the Increase Contrast setting is on. Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether information needs more than colour to tell it apart. Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the Invert Colours setting is on. Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows shades of grey only. Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the Button Shapes setting is on. Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have the marks 0 and 1. Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a shake undoes the last change of a text. Always true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether the sound has one channel. Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions. Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a selected text can be spoken. Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a swipe from the top with two fingers speaks the screen. Always false.
  public static var isSpeakScreenEnabled: Bool { false }

  // MARK: - Functions

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

  /// Returns a path of a view converted to screen coordinates.
  @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let (x, y) = (
      view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y,
        tx: origin.x, ty: origin.y))
    return converted
  }

  /// Returns the element that an assistive technology is at. Always nil: none is running.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Asks for a session of Guided Access, which only managed phones permit. The handler is called
  /// with false.
  @MainActor
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Tells the zoom of the screen what the user is at.
  ///
  /// - Note: Partly: the screen is never zoomed, so this has no effect.
  @MainActor
  public static func zoomFocusChanged(
    zoomType: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns the user that a gesture of the app is also one of the zoom of the screen.
  ///
  /// - Note: Partly: the screen is never zoomed, so this has no effect.
  public static func registerGestureConflictWithZoom() {}
}
