/// The lines that underline or strike through text. Raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number stored in the text's attribute.
  public let rawValue: Int

  /// Creates a style from any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  ///
  /// - Note: Partly: drawn as a solid line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  ///
  /// - Note: Partly: drawn as a solid line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  ///
  /// - Note: Partly: drawn as a solid line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  ///
  /// - Note: Partly: drawn as a solid line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines under words only, with gaps at spaces.
  ///
  /// - Note: Partly: drawn as a solid line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The number of lines, and their thickness as a multiple of the font's line thickness.
  var lines: (count: Int, thickness: Double) {
    if rawValue & 0x0F == Self.double.rawValue { return (2, 1) }
    if contains(.thick) { return (1, 2) }
    return (contains(.single) ? 1 : 0, 1)
  }
}
