import Foundation
import Graphics
import Layers

/// An image that is repeated as a pattern colour.
struct PatternImage: Hashable, Sendable {
  let image: ImageSource
  /// The number of pixels per point.
  let scale: CGFloat

  /// The mean colour of the image's pixels.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  var mean: Color {
    let bitmap = image.bitmap
    var (sums, count) = (SIMD4<Double>(repeating: 0), 0.0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        sums += SIMD4(
          Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
        count += 255
      }
    }
    // Pixels are premultiplied, so dividing by the alpha sum gives the colour.
    guard sums.w > 0 else { return .clear }
    let color = sums / sums.w
    return Color(red: color.x, green: color.y, blue: color.z, alpha: sums.w / count)
  }

  /// Fills a layer's background with the pattern, from the top left corner of the layer's bounds.
  func cover(_ layer: inout Layer) {
    var ground = Layer(frame: layer.bounds)
    var contents = ImageContents(image: image, scale: scale)
    contents.slices = ImageSlices(center: CGRect(x: 0, y: 0, width: 1, height: 1), isTiled: true)
    ground.contents = .image(contents)
    ground.cornerRadius = layer.cornerRadius
    ground.maskedCorners = layer.maskedCorners
    ground.cornerCurve = layer.cornerCurve
    ground.masksToBounds = layer.cornerRadius > 0
    ground.zPosition = min(0, layer.sublayers.map(\.zPosition).min() ?? 0)
    layer.backgroundColor = nil
    layer.sublayers.insert(ground, at: 0)
  }
}
