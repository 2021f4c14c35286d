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
  /// An `NSParagraphStyle`; the first one holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
