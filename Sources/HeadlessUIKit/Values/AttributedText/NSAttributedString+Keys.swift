public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`. Default: the label's font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text colour, a `UIColor`. Default: the label's text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The extra space between characters, a number in points, added to the font's kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance by which the text is raised above the baseline, a number in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The underline, a number: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline, a `UIColor`. Default: the text colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough, a number: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the strikethrough, a `UIColor`. Default: the text colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The shadow, an `NSShadow`. The shadow of the first character applies to the whole text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour behind the text, a `UIColor`. It fills the height of the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The colour of the outline drawn with `strokeWidth`, a `UIColor`. Default: the text colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outline, a number in hundredths of the font size.
  ///
  /// A positive value draws hollow letters. A negative value draws filled letters with an outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The slant of the letters to the right, a number: a fraction of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The horizontal stretch of the letters, a number: the natural logarithm of the factor.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The extra space between characters, a number in points. Any value but 0 overrides `kern`.
  ///
  /// - Note: Partly: the space after a line's last character adds to the line's width, as with
  ///   `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters form ligatures, a number: 0 keeps them apart and 1 lets the font join them.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The link's target, a `URL` or a string.
  ///
  /// Labels draw links blue and underlined. Text views use their `linkTextAttributes`, and a tap on
  /// a link there asks the delegate.
  public static let link = NSAttributedString.Key("NSLink")
  /// The text effect, a `NSAttributedString.TextEffectStyle`.
  ///
  /// - Note: Partly: stored; the text is drawn without the effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The nested writing directions, an array of numbers.
  ///
  /// - Note: Partly: stored; the direction of each letter and the paragraph's
  ///   `baseWritingDirection` decide.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The vertical form of the glyphs, a number.
  ///
  /// - Note: Partly: stored; all text is horizontal, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The attachment, an `NSTextAttachment`, that replaces the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The paragraph style, an `NSParagraphStyle`. The style of a paragraph's first character applies
  /// to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The emphasis of text in Markdown, a number: the raw value of an `InlinePresentationIntent`.
  ///
  /// Strong emphasis is drawn bold, emphasis italic, and code in a font with equal widths.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension NSAttributedString {
  /// A visual effect for text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the effect.
    public let rawValue: String
    /// Creates a text effect from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into the surface.
    ///
    /// - Note: Partly: drawn as plain letters.
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }
}
