import Foundation
import Graphics

/// A backdrop in device pixels. A wide blur is made of a smaller picture: from a deviation of 8 pixels
/// on the pixels under it are first reduced by a power of two, on a grid that is the device's and not
/// the part's that is drawn, and what was blurred is interpolated. That costs a 60th at a deviation of
/// 60 pixels, and differs by less than one of 255 from the blur of all pixels.
struct BackdropBlur {
  /// The blur's deviation in pixels.
  let sigma: Double
  let saturation: Double
  /// Pixels per pixel of the picture that is blurred; a power of two.
  let factor: Int

  private static let widest = 8.0

  init(_ backdrop: Backdrop, _ transform: CGAffineTransform) {
    let sigma = Double(backdrop.radius) * transform.meanScale
    self.sigma = sigma > 0 ? min(sigma, Coverage.largestSigma) : 0
    saturation = backdrop.saturation
    var factor = 1
    while self.sigma / Double(factor) >= Self.widest { factor *= 2 }
    self.factor = factor
  }

  /// How many pixels away something can change a pixel: three boxes of the blur, each of which may be
  /// one cell wider, the cell that a pixel lies in, and the next one, which it is interpolated with.
  var reach: Int { Int((3 * sigma).rounded(.up)) + 8 * factor }

  /// What the pixels of `area` see of a canvas.
  ///
  /// - Parameter extent: where the layer lies. What is beyond its edges is not seen: the pixels there
  ///   go on outside, as with Core Animation's `inputNormalizeEdges`, which visual effects set.
  func picture(of canvas: Canvas, for area: PixelRect, within extent: PixelRect) -> Paint? {
    let source = area.outset(by: reach).intersection(extent).intersection(canvas.frame)
    guard !source.isEmpty else { return nil }
    let small = canvas.bitmap.means(
      of: source, at: (canvas.frame.x, canvas.frame.y), by: factor
    ).blurred(sigma: sigma / Double(factor), saturation: saturation)
    let cells = PixelRect.cells(of: source, by: factor)
    let size = CGFloat(factor)
    let place = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(cells.x) * size, ty: CGFloat(cells.y) * size)
    return .image(ImageSource(small), transform: place, filter: .linear)
  }
}
