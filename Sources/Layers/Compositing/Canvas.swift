package import Graphics

/// A bitmap with a position on the device, so that groups can be drawn on smaller bitmaps.
package struct Canvas {
  package var bitmap: Bitmap
  /// The rectangle of the bitmap, in device pixels.
  package let frame: PixelRect

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    frame = bitmap.bounds
  }

  /// Creates a transparent canvas for a part of the device.
  package init(clear frame: PixelRect) {
    bitmap = Bitmap(width: frame.width, height: frame.height)
    self.frame = frame
  }

  package mutating func fill(_ coverage: Coverage, with paint: Paint, opacity: Double) {
    bitmap.fill(coverage, with: paint, opacity: opacity, in: frame)
  }

  package mutating func composite(_ group: Canvas, through coverage: Coverage, opacity: Double) {
    bitmap.composite(
      group.bitmap, at: (group.frame.x, group.frame.y), through: coverage, opacity: opacity,
      in: frame)
  }

  mutating func blend(
    _ group: Canvas, through coverage: Coverage, _ mode: BlendMode, opacity: Double
  ) {
    bitmap.blend(
      group.bitmap, at: (group.frame.x, group.frame.y), through: coverage, mode: mode,
      opacity: opacity, in: frame)
  }

  mutating func clear(_ rect: PixelRect, to color: Color) {
    bitmap.fill(rect.offsetBy(dx: -frame.x, dy: -frame.y), with: color.premultiplied)
  }
}
