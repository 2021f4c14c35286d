extension UIAccessibility {
  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier of any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver, which speaks the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, which steps through the screen.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears with a paired hearing device. Raw values match UIKit's.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits of the ears.
    public let rawValue: UInt

    /// Creates a set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 2)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 4)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The things that the zoom of the screen can follow. Raw values match UIKit's.
  public enum ZoomType: Int, Sendable {
    /// The place where text is typed.
    case insertionPoint
  }

  /// The ears with a paired hearing device. Always empty.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
