public import Foundation
public import Graphics

/// A picture in a layer: `CALayer.contents` with the properties that place it.
public struct ImageContents: Hashable, Sendable {
  /// The picture.
  public var image: ImageSource
  /// Pixels of the image per point; matters to the modes that do not scale. Must be positive.
  public var scale: CGFloat
  /// How it is placed in the bounds.
  public var mode: ContentMode
  /// The part shown, in unit coordinates, before `mode` places it. Outside the unit square the
  /// image's edge pixels go on; an empty one shows nothing.
  public var contentsRect: CGRect
  /// How it is sampled where its size changes.
  public var filter: SamplingFilter
  /// How it is sampled where it grows on the screen; nil is as where it shrinks.
  public var enlargement: SamplingFilter?
  /// What of it grows with the bounds, which it then fills, whatever mode and part are; nil for all of it.
  public var slices: ImageSlices?

  /// Stretched over the bounds, whole, unless told. Traps if the scale is zero, negative or NaN.
  public init(
    image: ImageSource, scale: CGFloat = 1, mode: ContentMode = .scaleToFill,
    contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), filter: SamplingFilter = .area
  ) {
    precondition(scale > 0, "image scale \(scale)")
    self.image = image
    self.scale = scale
    self.mode = mode
    self.contentsRect = contentsRect
    self.filter = filter
  }

  /// How it is sampled where its texels are placed so.
  func filter(under transform: CGAffineTransform) -> SamplingFilter {
    guard let enlargement else { return filter }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return area > 1 ? enlargement : filter
  }

  /// Where the shown part lies in a layer of these bounds.
  public func rect(in bounds: CGRect) -> CGRect {
    if slices != nil { return bounds }
    return mode.rect(
      forContentOf: CGSize(
        width: CGFloat(image.bitmap.width) * contentsRect.width / scale,
        height: CGFloat(image.bitmap.height) * contentsRect.height / scale),
      in: bounds)
  }

  /// From the image's texels to the layer's coordinates; nil where nothing is to be seen.
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
