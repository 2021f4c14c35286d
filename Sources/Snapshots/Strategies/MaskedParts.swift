import Foundation
import Graphics

/// The pixels of a picture that masks cover: all that they touch.
struct MaskedParts {
  /// The covered parts of the picture; none is empty.
  let parts: [PixelRect]
  private let picture: PixelRect

  /// Creates the parts of masks.
  ///
  /// - Parameters:
  ///   - frames: The frames of the masks in points. A frame with NaN covers nothing.
  ///   - scale: The number of pixels per point.
  init(_ frames: [CGRect], scale: CGFloat, width: Int, height: Int) {
    picture = PixelRect(width: width, height: height)
    parts = frames.compactMap { frame in
      let frame = frame.standardized
      let left = Self.pixel(frame.minX * scale, .down, most: width)
      let right = Self.pixel(frame.maxX * scale, .up, most: width)
      let top = Self.pixel(frame.minY * scale, .down, most: height)
      let bottom = Self.pixel(frame.maxY * scale, .up, most: height)
      guard let left, let right, let top, let bottom, left < right, top < bottom else { return nil }
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// Returns a coordinate in pixels, limited to the picture; nil for NaN.
  private static func pixel(
    _ value: CGFloat, _ rule: FloatingPointRoundingRule, most: Int
  ) -> Int? {
    value.isNaN ? nil : Int(min(max(value, 0), CGFloat(most)).rounded(rule))
  }

  /// Whether the parts leave no pixel, or the picture has none.
  var coverAll: Bool {
    var left = picture.width > 0 && picture.height > 0 ? [picture] : []
    for part in parts { left = left.flatMap { Self.rest(of: $0, without: part) } }
    return left.isEmpty
  }

  /// Returns the parts of a rectangle outside another, at most four.
  private static func rest(of whole: PixelRect, without part: PixelRect) -> [PixelRect] {
    let (right, bottom) = (whole.x + whole.width, whole.y + whole.height)
    let minX = max(whole.x, part.x), maxX = min(right, part.x + part.width)
    let minY = max(whole.y, part.y), maxY = min(bottom, part.y + part.height)
    guard minX < maxX, minY < maxY else { return [whole] }
    let rests = [
      PixelRect(x: whole.x, y: whole.y, width: whole.width, height: minY - whole.y),
      PixelRect(x: whole.x, y: maxY, width: whole.width, height: bottom - maxY),
      PixelRect(x: whole.x, y: minY, width: minX - whole.x, height: maxY - minY),
      PixelRect(x: maxX, y: minY, width: right - maxX, height: maxY - minY),
    ]
    return rests.filter { $0.width > 0 }
  }
}
