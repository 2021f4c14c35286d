public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where the lines stand; raw values as UIKit's.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// What is done to the letters; raw values as UIKit's.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// With its size.
    public var font: UIFont
    /// Of the lines, or of the text.
    public var color: UIColor {
      didSet { hasOwnColor = true }
    }
    /// Applied to `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Natural until set.
    public var alignment = TextAlignment.natural
    /// What is done with text that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0, the default, is as many as it takes.
    public var numberOfLines = 0
    /// Whether a line without room shrinks.
    public var adjustsFontSizeToFitWidth = false
    /// How far it shrinks at most, 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// None until set, or what is done.
    public var transform = TextTransform.none
    private var hasOwnColor = false
    var isPale = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour that is shown.
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
