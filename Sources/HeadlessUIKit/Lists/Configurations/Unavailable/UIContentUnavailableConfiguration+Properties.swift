public import Foundation

extension UIContentUnavailableConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of the text, with UIKit's raw values.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// The font of the text, including its size.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The alignment of the text; nil, the default, is that of the configuration.
    public var alignment: TextAlignment?
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether the font size is reduced so that a line fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font size is reduced, 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the space between letters is reduced before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The tint colour of symbols and template images; nil uses the view's tint colour.
    public var tintColor: UIColor?
    /// The configuration of symbols that have none, such as their size and weight.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 along an axis means no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image is excluded from inverted colours. Stored, but without effect.
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap.
    public var primaryAction: UIAction?
    /// The menu of the button; nil for none.
    public var menu: UIMenu?
    /// Whether the button responds to touches.
    public var isEnabled = true
    /// The role of the button, which decides its colour.
    public var role = UIButton.Role.normal

    init() {}
  }

  /// Whether two configurations show equal content.
  public static func == (
    a: UIContentUnavailableConfiguration, b: UIContentUnavailableConfiguration
  ) -> Bool {
    a.image == b.image && a.imageProperties == b.imageProperties && a.texts == b.texts
      && a.buttonProperties == b.buttonProperties
      && a.secondaryButtonProperties == b.secondaryButtonProperties
      && a.button.hasContent == b.button.hasContent && a.button.title == b.button.title
      && a.secondaryButton.title == b.secondaryButton.title && a.background == b.background
      && a.isLoading == b.isLoading && a.alignment == b.alignment
  }

  /// Adds the texts to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(texts) }

  private var texts: [AnyHashable] {
    [
      text, secondaryText, attributedText, secondaryAttributedText, textProperties,
      secondaryTextProperties,
    ]
  }
}

extension UIButton.Configuration {
  /// Whether the button has something to show.
  var hasContent: Bool {
    title?.isEmpty == false || attributedTitle?.characters.isEmpty == false || image != nil
  }
}
