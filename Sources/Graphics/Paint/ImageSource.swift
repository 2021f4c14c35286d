internal import Synchronization

/// A picture to draw from: pixels that never change, with an identity that caches can rely on.
/// Two sources are equal when they are the same object.
public final class ImageSource: Sendable {
  /// The picture at full size.
  public let bitmap: Bitmap
  /// Whether every alpha is 255, found once.
  public let isOpaque: Bool
  /// Level 1 and smaller, made when first asked for. Whoever makes them, they are the same.
  private let smaller = Mutex<[Bitmap]>([])

  /// Smaller versions are made when they are first drawn, once.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.isOpaque
  }

  /// The bitmap halved `level` times (sides rounded up), or the last level that has more than one
  /// pixel's content, whichever comes first. Level 0 is the bitmap itself. Each level is made once,
  /// in time proportional to the level above; all together take a third of the bitmap's memory.
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
  /// Identity: two sources of the same pixels differ.
  public static func == (a: ImageSource, b: ImageSource) -> Bool { a === b }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
  /// Half the size, sides rounded up: averages of two by two pixels, the last column and row counted
  /// twice where a side is odd (as edges extend when drawn), so that texel `x` covers `2x..<2x + 2`.
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
