public import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text in a list content configuration.
  public struct TextProperties: Hashable {
    /// The alignment of the text, with UIKit's raw values.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// The change of letter case, with UIKit's raw values.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font of the text, including its size.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor {
      didSet { hasOwnColor = true }
    }
    /// A transformer applied to `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text; natural by default.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether the font size is reduced so that a line fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font size is reduced, 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's preferred text size. Stored, but without effect.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letter case; none by default.
    public var transform = TextTransform.none
    private var hasOwnColor = false
    var isPale = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the displayed colour of the text.
    public func resolvedColor() -> UIColor {
      let shown = isPale && !hasOwnColor ? UIColor.tertiaryLabel : color
      return colorTransformer?(shown) ?? shown
    }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }
}
