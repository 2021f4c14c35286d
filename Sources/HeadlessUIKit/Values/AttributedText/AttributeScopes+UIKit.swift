public import Foundation

// UIKit's attributes of `AttributedString`. On Apple's platforms UIKit declares them.
extension AttributeScopes {
  /// UIKit's attributes, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters form ligatures: 0 keeps them apart.
    public let ligature: LigatureAttribute
    /// The extra space between characters, in points, added to the kerning.
    public let kern: KernAttribute
    /// The extra space between characters, in points.
    public let tracking: TrackingAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The lines under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in hundredths of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The effect of the text, which is stored and not drawn.
    public let textEffect: TextEffectAttribute
    /// The attachment that replaces the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the letters, as a fraction of their height.
    public let obliqueness: ObliquenessAttribute
    /// The stretch of the letters, as a natural logarithm.
    public let expansion: ExpansionAttribute
    /// The emphasis of text in Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// UIKit's attributes, for `\.uiKit`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<Attribute: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
  ) -> Attribute { self[Attribute.self] }
}
