import Foundation
import Graphics

/// A backdrop effect in device pixels.
///
/// A wide blur uses a reduced image. From a deviation of 4 pixels on, the pixels below the layer
/// are first reduced by a power of two, and the blurred result is interpolated. The grid of the
/// reduction is aligned to the device, not to the part being drawn. At a deviation of 60 pixels
/// this costs a 60th of the full blur, and differs from it by less than 1 of 255. The blur caused
/// by reduction and interpolation is subtracted.
struct BackdropBlur {
  /// The standard deviation of the blur, in pixels.
  let sigma: Double
  let saturation: Double
  /// The side of a pixel of the reduced image, in device pixels; a power of two.
  let factor: Int

  /// The deviation from which on pixels are reduced, and the deviation in reduced pixels from which
  /// on they are reduced again.
  ///
  /// The second value is larger because stripes of a list are about as wide as four or more pixels.
  private static let widest = (whole: 4.0, reduced: 8.0)

  init(_ backdrop: Backdrop, _ transform: CGAffineTransform) {
    let sigma = Double(backdrop.radius) * transform.meanScale
    self.sigma = sigma > 0 ? min(sigma, Coverage.largestSigma) : 0
    saturation = backdrop.saturation
    var factor = self.sigma >= Self.widest.whole ? 2 : 1
    while self.sigma / Double(factor) >= Self.widest.reduced { factor *= 2 }
    self.factor = factor
  }

  /// The distance in pixels at which a pixel can affect another one.
  ///
  /// It covers the blur, whose weights end at 3.5 deviations. It also covers the cell of the pixel
  /// and the next cell, which is used for interpolation.
  var reach: Int { Int((3.5 * sigma).rounded(.up)) + 4 * factor }

  /// The deviation of the blur of the reduced image, in its pixels.
  ///
  /// The mean of f pixels has a variance of (f² − 1)/12, and the tent of the interpolation has
  /// twice that.
  private var remaining: Double {
    let size = Double(factor)
    let whole = sigma / size
    return (whole * whole - (1 - 1 / (size * size)) / 4).squareRoot()
  }

  /// Returns the filtered backdrop for the pixels of `area`, or nil if there is none.
  ///
  /// - Parameter extent: The bounds of the layer. Pixels outside are not visible: the edge pixels
  ///   are repeated, as with Core Animation's `inputNormalizeEdges`, which visual effects set.
  func picture(of canvas: Canvas, for area: PixelRect, within extent: PixelRect) -> Paint? {
    let source = area.outset(by: reach).intersection(extent).intersection(canvas.frame)
    guard !source.isEmpty else { return nil }
    let small = canvas.bitmap.means(
      of: source, at: (canvas.frame.x, canvas.frame.y), by: factor
    ).blurred(sigma: remaining, saturation: saturation)
    let cells = PixelRect.cells(of: source, by: factor)
    let size = CGFloat(factor)
    let place = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(cells.x) * size, ty: CGFloat(cells.y) * size)
    return .image(ImageSource(small), transform: place, filter: .linear)
  }
}
