public import Foundation
public import Typography

extension UIImage {
  /// The size, weight and colour of a symbol. What it leaves open is 17 points, regular and medium, in
  /// the tint of what shows it.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
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

    /// For text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// For text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// For text of a size in points and a weight, smaller or larger.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// In a weight, whatever the size.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// Smaller or larger, whatever the size.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// For text of a style, in the user's size.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }

    /// For text of a style, in the user's size, smaller or larger.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// For text in a font.
    public convenience init(font: UIFont) { self.init(font, .unspecified) }

    /// For text in a font, smaller or larger.
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

    /// In shades of a colour.
    ///
    /// - Note: Partly: in the colour itself; symbols have no layers here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, hierarchicalColor)
    }

    /// A colour for each layer of the symbol.
    ///
    /// - Note: Partly: all of it in the first; symbols have no layers here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified, paletteColors.first)
    }

    /// In colours of its own where it has them.
    ///
    /// - Note: Partly: in one colour; symbols have no layers here.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Leaves everything open.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .unspecified)
    }

    /// The same, with what another one says in the place of what this one does.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let both = SymbolConfiguration(
          other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
          other.scale == .unspecified ? scale : other.scale, other.color ?? color) as? Self
      else { return self }
      return both
    }

    /// The same without a size of its own.
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, scale, color)
    }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && color == other.color
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int {
      [Double(pointSize ?? 0), Double(weight.rawValue), Double(scale.rawValue)].stableHash
    }
  }
}

/// Where weights of text become those of symbols.
private enum FontLimits {
  static let light = FontWeight.regular
  static let bold = FontWeight.semibold
}
