import Foundation
import Graphics

/// The distance of a picture from one of equal size that iOS recorded.
package struct ForeignMeasure: Codable, Hashable, Sendable {
  /// All pixels of the picture.
  package let whole: DifferingPixels
  /// The pixels without text.
  package let plain: DifferingPixels
  /// The number of texts whose extent could be compared: those on a background of one colour.
  package private(set) var texts = 0
  /// The number of these texts each of whose four edges is within `textTolerance` of its place on
  /// iOS.
  package private(set) var alignedTexts = 0

  /// The largest distance between the edges of equal texts, in points: two pixels at 3×.
  package static let textTolerance = 0.67
  /// The smallest difference of a channel from the background that is part of a letter.
  private static let ink = 48
  /// The largest difference of a channel within a background of one colour.
  private static let even = 8

  /// Measures two pictures of equal size.
  ///
  /// - Parameters:
  ///   - textAreas: The areas in which the text of either picture may be.
  ///   - textBoxes: The boxes of text in the actual picture, in pixels.
  ///   - scale: Pixels per point.
  init(
    reference: Bitmap, actual: Bitmap, textAreas: [PixelRect], textBoxes: [CGRect], scale: CGFloat
  ) {
    whole = DifferingPixels(reference, actual)
    plain = DifferingPixels(reference, actual, outside: textAreas)
    for box in textBoxes {
      let margin = CGSize(width: box.width * 0.05 + 2 * scale, height: scale)
      let area = PixelRect(enclosing: box.insetBy(dx: -margin.width, dy: -margin.height))
      guard let expected = Self.extent(in: area, of: reference),
        let found = Self.extent(in: area, of: actual)
      else { continue }
      texts += 1
      let distances = [
        expected.x - found.x, expected.y - found.y, expected.maxX - found.maxX,
        expected.maxY - found.maxY,
      ]
      if distances.allSatisfy({ Double(abs($0)) <= Self.textTolerance * scale + 0.01 }) {
        alignedTexts += 1
      }
    }
  }

  /// Returns the rectangle of the letters in an area; nil if there are none, if the area leaves the
  /// picture, or if its border has several colours.
  private static func extent(in area: PixelRect, of bitmap: Bitmap) -> PixelRect? {
    guard area.width > 2, area.height > 2, bitmap.bounds.contains(area) else { return nil }
    let background = bitmap[area.x, area.y]
    var found = PixelRect.empty
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let delta = bitmap[x, y].distance(to: background)
        let isBorder = x == area.x || y == area.y || x == area.maxX - 1 || y == area.maxY - 1
        if isBorder, delta > even { return nil }
        if delta > ink { found = found.union(PixelRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    return found.isEmpty ? nil : found
  }
}
