import Foundation
import Graphics

/// What a context repeats in the place of a colour.
enum CGContextPattern {
  case image(PatternImage)
  /// Drawn by the app; without colours of its own in this one.
  case drawn(CGPattern, Color)

  /// One of its cells: a picture, where the first lies, and how its space lies in the context's; nil where there
  /// is nothing to see.
  func cell(scale: CGFloat) -> (source: ImageSource, frame: CGRect, matrix: CGAffineTransform)? {
    switch self {
    case .image(let pattern):
      let bitmap = pattern.image.bitmap
      guard !bitmap.isEmpty else { return nil }
      let size = CGSize(
        width: CGFloat(bitmap.width) / pattern.scale, height: CGFloat(bitmap.height) / pattern.scale
      )
      return (pattern.image, CGRect(origin: .zero, size: size), .identity)
    case .drawn(let pattern, let color):
      guard let bitmap = pattern.picture(color, scale: scale) else { return nil }
      return (ImageSource(bitmap), pattern.cellFrame, pattern.matrix)
    }
  }
}
