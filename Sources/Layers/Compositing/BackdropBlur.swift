import Foundation
import Graphics

/// A backdrop in device pixels. A wide blur is made of a smaller picture: from a deviation of 4 pixels
/// on the pixels under it are first reduced by a power of two, on a grid that is the device's and not
/// the part's that is drawn, and what was blurred is interpolated. That costs a 60th at a deviation of
/// 60 pixels, and differs by less than one of 255 from the blur of all pixels: what reducing and
/// interpolating blur by themselves is taken off.
struct BackdropBlur {
  /// The blur's deviation in pixels.
  let sigma: Double
  let saturation: Double
  /// Pixels per pixel of the picture that is blurred; a power of two.
  let factor: Int

  /// From which deviation on pixels are reduced, and from how many of the smaller picture's on once
  /// more. More of those, since stripes of a list are about as wide as a pixel that is four or more.
  private static let widest = (whole: 4.0, reduced: 8.0)

  init(_ backdrop: Backdrop, _ transform: CGAffineTransform) {
    let sigma = Double(backdrop.radius) * transform.meanScale
    self.sigma = sigma > 0 ? min(sigma, Coverage.largestSigma) : 0
    saturation = backdrop.saturation
    var factor = self.sigma >= Self.widest.whole ? 2 : 1
    while self.sigma / Double(factor) >= Self.widest.reduced { factor *= 2 }
    self.factor = factor
  }

  /// How many pixels away something can change a pixel: the blur, whose weights end at three and a half
  /// deviations, the cell that a pixel lies in, and the next one, which it is interpolated with.
  var reach: Int { Int((3.5 * sigma).rounded(.up)) + 4 * factor }

  /// The deviation that is left for the smaller picture, in its pixels. The mean of f pixels has a
  /// variance of (f² − 1)/12 of them, and interpolating is a tent, of twice that.
  private var remaining: Double {
    let size = Double(factor)
    let whole = sigma / size
    return (whole * whole - (1 - 1 / (size * size)) / 4).squareRoot()
  }

  /// What the pixels of `area` see of a canvas.
  ///
  /// - Parameter extent: where the layer lies. What is beyond its edges is not seen: the pixels there
  ///   go on outside, as with Core Animation's `inputNormalizeEdges`, which visual effects set.
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
