package import Foundation
internal import Synchronization

/// An immutable image to draw from, with an identity for caches. Two sources are equal if they are
/// the same object.
public final class ImageSource: Sendable {
  /// The image at full size.
  public let bitmap: Bitmap
  /// Whether every pixel has an alpha of 255; calculated once.
  public let isOpaque: Bool
  /// The boxes of text that was drawn into the image, in pixels; empty for images from files.
  package let textBoxes: [CGRect]
  /// Level 1 and the smaller ones, made on demand. They do not depend on the thread that makes
  /// them.
  private let smaller = Mutex<[Bitmap]>([])

  /// Creates a source. Reduced versions are made once, when they are first drawn.
  public convenience init(_ bitmap: Bitmap) { self.init(bitmap, textBoxes: []) }

  /// Creates a source with the boxes of drawn text, in pixels.
  package init(_ bitmap: Bitmap, textBoxes: [CGRect]) {
    (self.bitmap, self.textBoxes) = (bitmap, textBoxes)
    isOpaque = bitmap.isOpaque
  }

  /// Returns the bitmap halved `level` times, with sides rounded up. Level 0 is the bitmap itself.
  ///
  /// Halving stops at a single pixel, so the returned level can be smaller than requested. Each
  /// level is made once, in time proportional to the level above. All levels together take a third
  /// of the bitmap's memory.
  func level(_ level: Int) -> (index: Int, bitmap: Bitmap) {
    guard level > 0, !bitmap.isEmpty else { return (0, bitmap) }
    return smaller.withLock { levels in
      while levels.count < level {
        let above = levels.last ?? bitmap
        guard above.width > 1 || above.height > 1 else { break }
        levels.append(above.halved())
      }
      let index = min(level, levels.count)
      return (index, index == 0 ? bitmap : levels[index - 1])
    }
  }
}

extension ImageSource: Hashable {
  /// Returns whether both are the same object. Two sources with equal pixels differ.
  public static func == (a: ImageSource, b: ImageSource) -> Bool { a === b }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
  /// Returns the bitmap at half size, with sides rounded up: averages of two by two pixels.
  ///
  /// At an odd side, the last column or row counts twice, as edges are repeated in drawing. So
  /// texel `x` covers `2x..<2x + 2`.
  func halved() -> Bitmap {
    var result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    let size = (width: result.width, height: result.height)
    result.lendMutablePixels { target in
      lendPixels { pixels in
        for y in 0..<size.height {
          let lower = min(2 * y + 1, height - 1)
          target[y * size.width, size.width].halve(
            pixels[2 * y * width, width], pixels[lower * width, width])
        }
      }
    }
    return result
  }
}
