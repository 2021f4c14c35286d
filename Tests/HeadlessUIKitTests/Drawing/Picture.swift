import Foundation
import Graphics
import HeadlessUIKit

/// A small picture, by what is drawn in it at one pixel a point.
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
  /// A row's alphas.
  func alphas(row y: Int) -> [Int] { (0..<width).map { Int(self[$0, y].alpha) } }

  /// Red, green, blue, alpha.
  func components(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }
}
