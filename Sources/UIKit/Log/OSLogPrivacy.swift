/// Who may read a value of a message in the system's log.
public struct OSLogPrivacy: Sendable {
  /// Numbers are open, texts are not.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody without the device.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
}
