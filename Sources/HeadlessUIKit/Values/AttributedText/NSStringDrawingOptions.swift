/// Options for measuring and drawing strings. Raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates options from any bits. Unnamed bits are stored and ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the width and puts the first line below the top.
  ///
  /// Without this option the text is one line, whose baseline is at the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Ignored: lines always include their font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ignored: sizes are always those of the lines, not of the glyphs' outlines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
