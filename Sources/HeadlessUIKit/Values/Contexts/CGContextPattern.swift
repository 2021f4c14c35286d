import Foundation
import Graphics

/// The pattern that a context repeats in place of a colour.
enum CGContextPattern {
  case image(PatternImage)
  /// A pattern drawn by the app. The colour is used by an uncoloured pattern.
  case drawn(CGPattern, Color)

  /// Returns one cell of the pattern; nil if it draws nothing.
  ///
  /// The values are the image, the frame of the first cell and the transform from pattern space to
  /// the context.
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
