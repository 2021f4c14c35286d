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
}
