public import Foundation

extension UIListContentConfiguration {
  /// The appearance of an image in a list content configuration.
  public struct ImageProperties: Hashable {
    /// The reserved length of standard symbols, with which the texts of all rows align.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The tint colour of symbols and template images; nil uses the view's tint colour.
    public var tintColor: UIColor?
    /// The configuration of symbols that have none, such as their size and weight.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// A transformer applied to `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The maximum size of the image, in points; 0 along an axis means no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred, in points; 0 along an axis uses the
    /// image's length.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image is excluded from inverted colours. Stored, but without effect.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a border around the image; nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0

    /// The length that `standardDimension` reserves, in points.
    static let standardReserve: CGFloat = 24

    init() {}

    /// Returns the displayed tint colour of the image for the view's tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let shown = self.tintColor ?? tintColor
      return tintColorTransformer?(shown) ?? shown
    }

    func shownSize(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return .zero }
      func limit(_ own: CGFloat, _ most: CGFloat) -> CGFloat { most > 0 ? min(1, most / own) : 1 }
      let factor = min(
        limit(size.width, maximumSize.width), limit(size.height, maximumSize.height))
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    func reserve(for size: CGSize) -> CGSize {
      func length(_ own: CGFloat, _ reserved: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? Self.standardReserve : reserved > 0 ? reserved : own
      }
      return CGSize(
        width: length(size.width, reservedLayoutSize.width),
        height: length(size.height, reservedLayoutSize.height))
    }
  }
}
