/// The visibility of a value in the system's log. Ignored: messages are discarded.
public struct OSLogPrivacy: Sendable {
  /// Shows numbers and hides strings.
  public static let auto = OSLogPrivacy()
  /// Shows the value to everyone.
  public static let `public` = OSLogPrivacy()
  /// Hides the value unless the device is configured to show private data.
  public static let `private` = OSLogPrivacy()
  /// Always hides the value.
  public static let sensitive = OSLogPrivacy()
}
