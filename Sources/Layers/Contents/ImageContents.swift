public import Foundation
public import Graphics

/// An image in a layer: `CALayer.contents` with the properties that place it.
public struct ImageContents: Hashable, Sendable {
  /// The image.
  public var image: ImageSource
  /// The pixels of the image per point, which affects modes that do not scale. Must be positive.
  public var scale: CGFloat
  /// The placement in the bounds.
  public var mode: ContentMode
  /// The part of the image to draw, in unit coordinates, before `mode` places it.
  ///
  /// Outside the unit square, the image's edge pixels are repeated. An empty rectangle draws
  /// nothing.
  public var contentsRect: CGRect
  /// The filter for an image that is scaled.
  public var filter: SamplingFilter
  /// The filter for an image that is enlarged on the screen; nil means `filter`.
  public var enlargement: SamplingFilter?
  /// The slices that stretch with the bounds; nil stretches the whole image. With slices, the image
  /// fills the bounds and ignores `mode` and `contentsRect`.
  public var slices: ImageSlices?

  /// Creates contents that, by default, stretch the whole image over the bounds. A scale that is
  /// not positive and finite counts as 1.
  public init(
    image: ImageSource, scale: CGFloat = 1, mode: ContentMode = .scaleToFill,
    contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), filter: SamplingFilter = .area
  ) {
    self.image = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.mode = mode
    self.contentsRect = contentsRect
    self.filter = filter
  }

  /// Returns the filter for texels placed by a transform.
  func filter(under transform: CGAffineTransform) -> SamplingFilter {
    guard let enlargement else { return filter }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return area > 1 ? enlargement : filter
  }

  /// Returns the rectangle of the drawn part in a layer with some bounds.
  public func rect(in bounds: CGRect) -> CGRect {
    if slices != nil { return bounds }
    return mode.rect(
      forContentOf: CGSize(
        width: CGFloat(image.bitmap.width) * contentsRect.width / scale,
        height: CGFloat(image.bitmap.height) * contentsRect.height / scale),
      in: bounds)
  }

  /// Returns the transform from the image's texels to the layer's coordinates, or nil if nothing is
  /// drawn.
  public func texelTransform(in bounds: CGRect) -> CGAffineTransform? {
    let shown = rect(in: bounds)
    let texels = CGSize(
      width: CGFloat(image.bitmap.width) * contentsRect.width,
      height: CGFloat(image.bitmap.height) * contentsRect.height)
    guard shown.width > 0, shown.height > 0, texels.width > 0, texels.height > 0 else { return nil }
    let sx = shown.width / texels.width, sy = shown.height / texels.height
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy,
      tx: shown.minX - contentsRect.minX * CGFloat(image.bitmap.width) * sx,
      ty: shown.minY - contentsRect.minY * CGFloat(image.bitmap.height) * sy)
  }
}
