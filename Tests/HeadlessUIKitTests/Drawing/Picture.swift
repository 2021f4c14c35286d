import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit

/// Returns a small picture of a drawing, by default at one pixel per point.
@MainActor
func picture(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
  _ draw: (CGContext) -> Void
) -> Bitmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  let renderer = UIGraphicsImageRenderer(
    size: CGSize(width: width, height: height), format: format)
  return renderer.image { draw($0.cgContext) }.bitmap
}

extension UIImage {
  var bitmap: Bitmap { source.bitmap }
}

extension Bitmap {
  /// Returns the alphas of a row.
  func alphas(row y: Int) -> [Int] { (0..<width).map { Int(self[$0, y].alpha) } }

  /// Returns the red, green, blue and alpha of a pixel.
  func components(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }
}

extension UIImage {
  /// Returns an image of one colour at one pixel per point.
  static func plain(_ pixel: Pixel, _ width: Int, _ height: Int) -> UIImage {
    UIImage(bitmap: Bitmap(width: width, height: height, filledWith: pixel))
  }
}

extension Pixel {
  static let plainRed = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let plainGreen = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let plainBlue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
}
