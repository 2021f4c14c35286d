import Foundation
import Graphics
import Layers

/// The home indicator's colour: white on dark content, black on light.
///
/// iOS adapts it to what lies below; how, is not published. Here it is a function of the picture
/// alone: white where the mean luminance of the app's pixels under the indicator, drawn at one pixel
/// per point, is below one half. No memory, so that a frame looks the same whichever came before.
struct HomeIndicatorColor {
  let color: Color

  /// - Parameters:
  ///   - app: the window's layer, in the screen's coordinates.
  ///   - frame: the indicator's, in the same.
  init(over app: Layer, in frame: CGRect) {
    var hole = Layer(frame: CGRect(origin: .zero, size: frame.size))
    hole.bounds.origin = frame.origin
    hole.sublayers = [app]
    let pixels = Compositor(scale: 1).render(LayerTree(size: frame.size, layers: [hole]))
    color = Self.luminance(of: pixels) < 0.5 ? .white : .black
  }

  /// 0…1, of the encoded components with the weights of sRGB's primaries (Rec. 709). 0 for an empty
  /// picture.
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
