public import Foundation

extension UIListContentConfiguration {
  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// As a reserved length: that of the standard symbols, so that texts of all rows begin at one
    /// place.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// In points.
    public var cornerRadius: CGFloat = 0
    /// Of symbols and templates; nil is the view's own.
    public var tintColor: UIColor?
    /// How large and bold symbols are that do not say it themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Applied to `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// 0 along an axis is no limit there.
    public var maximumSize = CGSize.zero
    /// The room in which the image is centred; 0 along an axis is the image's own length.
    public var reservedLayoutSize = CGSize.zero
    /// Kept for whoever reads it.
    public var accessibilityIgnoresInvertColors = false
    /// A line around the image; nil is none.
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0

    /// What `standardDimension` reserves, in points.
    static let standardReserve: CGFloat = 24

    init() {}

    /// The colour that is shown.
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
