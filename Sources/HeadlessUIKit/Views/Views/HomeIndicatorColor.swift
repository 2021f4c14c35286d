import Foundation
import Graphics
import Layers

/// The colour of the home indicator: white on dark content, black on light content.
///
/// iOS adapts it to the content below in an undocumented way. Here it depends only on the current
/// picture: white if the mean luminance of the app's pixels under the indicator, drawn at one pixel
/// per point, is below one half. It does not depend on earlier frames, so that a frame looks equal
/// in every sequence.
struct HomeIndicatorColor {
  let color: Color

  /// Determines the colour for a picture of the app.
  ///
  /// - Parameters:
  ///   - app: The window's layer, in the screen's coordinates.
  ///   - frame: The frame of the indicator, in the screen's coordinates.
  init(over app: Layer, in frame: CGRect) {
    var hole = Layer(frame: CGRect(origin: .zero, size: frame.size))
    hole.bounds.origin = frame.origin
    hole.sublayers = [app]
    let pixels = Compositor(scale: 1).render(LayerTree(size: frame.size, layers: [hole]))
    color = Self.luminance(of: pixels) < 0.5 ? .white : .black
  }

  /// Returns the mean luminance, 0…1, of the encoded components with the weights of sRGB's
  /// primaries (Rec. 709). 0 for an empty picture.
  private static func luminance(of pixels: Bitmap) -> Double {
    var sum = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        sum += 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
      }
    }
    return Double(sum) / Double(max(1, pixels.width * pixels.height) * 10_000 * 255)
  }
}
