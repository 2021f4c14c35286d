/// How strings are measured and drawn; raw values as UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of `NSStringDrawingOptions`.
  public let rawValue: Int

  /// Bits without a name here are kept and mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap at the width, the first one below the top; without it there is one line, whose baseline
  /// lies at the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Kept for iOS sources: lines always have their font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept for iOS sources: sizes are those of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
