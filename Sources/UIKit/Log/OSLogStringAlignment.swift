/// The width and alignment of a value in a log message. Ignored: messages are discarded.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static let none = OSLogStringAlignment()

  /// Returns the alignment at the left of `columns` columns.
  public static func left(columns: Int) -> OSLogStringAlignment { none }

  /// Returns the alignment at the right of `columns` columns.
  public static func right(columns: Int) -> OSLogStringAlignment { none }
}
