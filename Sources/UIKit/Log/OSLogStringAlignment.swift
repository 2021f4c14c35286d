/// How wide a value is in a message of the system's log.
public struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()

  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment { none }

  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment { none }
}
