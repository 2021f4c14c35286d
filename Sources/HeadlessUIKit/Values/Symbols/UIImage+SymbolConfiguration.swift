public import Foundation
public import Typography

extension UIImage {
  /// The size, weight and colour of a symbol.
  ///
  /// Unspecified values are 17 points, regular weight, medium scale and the tint colour of the
  /// view.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Safe: the superclass is, and the properties added here are never written after `init`.
    private(set) final var pointSize: CGFloat?
    private(set) final var weight = SymbolWeight.unspecified
    private(set) final var scale = SymbolScale.unspecified
    private(set) final var color: UIColor?

    private init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ color: UIColor? = nil
    ) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      self.color = color
      super.init()
    }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// Creates a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// Creates a configuration for text of a size in points and a weight, with a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// Creates a configuration with a weight and an unspecified size.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// Creates a configuration with a scale and an unspecified size.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// Creates a configuration for text of a style at the user's text size.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }

    /// Creates a configuration for text of a style at the user's text size, with a scale.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont) { self.init(font, .unspecified) }

    /// Creates a configuration for text in a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font, scale) }

    private convenience init(_ font: UIFont, _ scale: SymbolScale) {
      let weight: SymbolWeight =
        switch font.fontDescriptor.weight {
        case ..<FontLimits.light: .light
        case FontLimits.bold...: .bold
        default: .regular
        }
      self.init(font.pointSize, weight, scale)
    }

    /// Creates a configuration with shades of one colour.
    ///
    /// - Note: Partly: the colour itself is used, since symbols have no layers here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, hierarchicalColor)
    }

    /// Creates a configuration with one colour for each layer of the symbol.
    ///
    /// - Note: Partly: the first colour is used for the whole symbol, since symbols have no layers
    ///   here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified, paletteColors.first)
    }

    /// Returns a configuration that prefers the symbol's own colours.
    ///
    /// - Note: Partly: symbols have one colour, since they have no layers here.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Returns a configuration that uses one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// A configuration without any specified value.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .unspecified)
    }

    /// Returns the configuration with the specified values of another one replacing its own.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let both = SymbolConfiguration(
          other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
          other.scale == .unspecified ? scale : other.scale, other.color ?? color) as? Self
      else { return self }
      return both
    }

    /// Returns the configuration without its size and weight.
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, scale, color)
    }

    /// Returns whether another configuration has equal values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && color == other.color
    }

    /// A hash value consistent with `isEqual(_:)`.
    open override var hash: Int {
      [Double(pointSize ?? 0), Double(weight.rawValue), Double(scale.rawValue)].stableHash
    }
  }
}

/// The limits at which font weights map to lighter or bolder symbols.
private enum FontLimits {
  static let light = FontWeight.regular
  static let bold = FontWeight.semibold
}
