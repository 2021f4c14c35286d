import Foundation
import Layers

extension CALayer {
  /// The slices of an image that stretches only in part; nil if the whole image stretches.
  final var slices: ImageSlices? {
    guard contentMode == .scaleToFill || contentMode == .redraw else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if contentsCenter != whole { return ImageSlices(center: contentsCenter) }
    return (contents as? UIImage)?.slices
  }
}
