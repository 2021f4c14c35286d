extension Bitmap {
  /// Returns the pixels inside a rectangle. The part of the rectangle outside the bitmap is
  /// omitted.
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

  /// Replaces the pixels inside a rectangle.
  ///
  /// - Precondition: The rectangle is inside the bitmap and has the size of `pixels`.
  /// - Complexity: O(*n*) in the area of the rectangle.
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

  /// Sets all pixels inside a rectangle to one colour. The part outside the bitmap is ignored.
  ///
  /// - Complexity: O(*n*) in the area of the rectangle.
  public mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
    let area = rect.intersection(bounds), width = width
    lendMutablePixels { pixels in
      for y in area.y..<area.maxY { pixels[y * width + area.x, area.width].fill(with: pixel) }
    }
  }
}
