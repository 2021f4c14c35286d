public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without it the label's.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; without it the label's.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A number: points between characters beyond the font's own.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The number of an `NSUnderlineStyle`: lines under the text of a label.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of those lines; without it the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The number of an `NSUnderlineStyle`: lines through the text of a label.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` of those lines; without it the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`; the one of the text's beginning holds for the whole text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `UIColor` behind the text, as high as its line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A `UIColor` of the line that `strokeWidth` draws; without it the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: how thick a line along the letters' edges is, in hundredths of the font's size. Above 0 the
  /// letters are hollow, below 0 they are filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number: how far letters lean to the right, in parts of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the natural logarithm of how many times as wide letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number: points between characters beyond the font's own; wins over `kern` unless it is 0.
  ///
  /// - Note: Partly: the space after a line's last character counts to the line's width, as with `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: 0 keeps letters apart that the font would join, 1 lets them join.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A `URL` or its text: labels draw it blue and underlined, text views as their `linkTextAttributes` say,
  /// and a tap on it there asks the delegate.
  public static let link = NSAttributedString.Key("NSLink")
  /// A `NSAttributedString.TextEffectStyle`.
  ///
  /// - Note: Partly: kept; the text is drawn without the effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Numbers of nested directions.
  ///
  /// - Note: Partly: kept; the letters' own directions hold, in paragraphs of `baseWritingDirection`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number.
  ///
  /// - Note: Partly: kept; all text is horizontal, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// An `NSTextAttachment`, which stands instead of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An `NSParagraphStyle`; the one of a paragraph's first character holds for all of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  /// How text is drawn that is more than letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if pressed into the ground.
    ///
    /// - Note: Partly: drawn as plain letters.
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }
}
