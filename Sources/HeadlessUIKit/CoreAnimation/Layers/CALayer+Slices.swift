import Foundation
import Layers

extension CALayer {
  /// What grows of a picture that is stretched; nil for all of it.
  final var slices: ImageSlices? {
    guard contentMode == .scaleToFill || contentMode == .redraw else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if contentsCenter != whole { return ImageSlices(center: contentsCenter) }
    return (contents as? UIImage)?.slices
  }
}
