/// How text is underlined or struck through; bits of UIKit's values.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// What an attribute of text is.
  public let rawValue: Int

  /// Any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Points.
  ///
  /// - Note: Partly: drawn as a whole line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  ///
  /// - Note: Partly: drawn as a whole line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and points.
  ///
  /// - Note: Partly: drawn as a whole line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two points each.
  ///
  /// - Note: Partly: drawn as a whole line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Under words, not under the spaces between them.
  ///
  /// - Note: Partly: drawn as a whole line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// How many lines, and how thick in strokes of the font.
  var lines: (count: Int, thickness: Double) {
    if rawValue & 0x0F == Self.double.rawValue { return (2, 1) }
    if contains(.thick) { return (1, 2) }
    return (contains(.single) ? 1 : 0, 1)
  }
}
