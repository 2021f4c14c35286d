extension Bitmap {
  /// The pixels inside of a rectangle; what lies outside of the bitmap is left out.
  public func cropped(to rect: PixelRect) -> Bitmap {
    let area = rect.intersection(bounds)
    var result = Bitmap(width: area.width, height: area.height)
    result.lendMutablePixels { target in
      lendPixels { pixels in
        for y in 0..<area.height {
          target[y * area.width, area.width].copy(pixels[(area.y + y) * width + area.x, area.width])
        }
      }
    }
    return result
  }

  /// Puts other pixels in place of those inside of a rectangle.
  ///
  /// - Precondition: the rectangle lies inside of the bitmap, and `pixels` has its size.
  /// - Complexity: proportional to the rectangle's area.
  public mutating func replace(_ rect: PixelRect, by pixels: Bitmap) {
    guard !rect.isEmpty else { return }
    precondition(
      bounds.contains(rect) && (pixels.width, pixels.height) == (rect.width, rect.height),
      "\(pixels.width)×\(pixels.height) pixels for \(rect)")
    let width = width
    lendMutablePixels { target in
      pixels.lendPixels { pixels in
        for y in 0..<rect.height {
          target[(rect.y + y) * width + rect.x, rect.width].copy(
            pixels[y * rect.width, rect.width])
        }
      }
    }
  }

  /// Makes all pixels inside of a rectangle one colour; what lies outside of the bitmap is left out.
  ///
  /// - Complexity: proportional to the rectangle's area.
  public mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
    let area = rect.intersection(bounds), width = width
    lendMutablePixels { pixels in
      for y in area.y..<area.maxY { pixels[y * width + area.x, area.width].fill(with: pixel) }
    }
  }
}
