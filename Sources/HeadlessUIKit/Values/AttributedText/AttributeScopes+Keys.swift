public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The attribute's name.
    public static let name = "NSFont"
  }

  /// The style of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The attribute's name.
    public static let name = "NSParagraphStyle"
  }

  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSColor"
  }

  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSBackgroundColor"
  }

  /// Whether letters form ligatures: 0 keeps them apart.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// The attribute's name.
    public static let name = "NSLigature"
  }

  /// The extra space between characters, in points, added to the kerning.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSKern"
  }

  /// The extra space between characters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "CTTracking"
  }

  /// The lines through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = "NSStrikethrough"
  }

  /// The lines under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = "NSUnderline"
  }

  /// The colour of the outline.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSStrokeColor"
  }

  /// The width of the outline, in hundredths of the font size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSStrokeWidth"
  }

  /// The shadow of the text.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSShadow
    /// The attribute's name.
    public static let name = "NSShadow"
  }

  /// The effect of the text, which is stored and not drawn.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The attribute's name.
    public static let name = "NSTextEffect"
  }

  /// The attachment that replaces the character U+FFFC.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSTextAttachment
    /// The attribute's name.
    public static let name = "NSAttachment"
  }

  /// The distance above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSBaselineOffset"
  }

  /// The colour of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSUnderlineColor"
  }

  /// The colour of the strikethrough.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = "NSStrikethroughColor"
  }

  /// The slant of the letters, as a fraction of their height.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSObliqueness"
  }

  /// The stretch of the letters, as a natural logarithm.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "NSExpansion"
  }

  /// The emphasis of text in Markdown.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }
}
