package import Foundation
package import Graphics

/// A comparison of a picture with one that iOS recorded, whose fonts are others.
package struct ForeignComparison: Sendable {
  /// The kind of difference; never `missing`.
  package let kind: ForeignKind
  /// The difference outside of text, in words; empty for `same` and `text`.
  package let words: String
  /// The numbers behind the kind; nil for pictures of different sizes.
  package let measure: ForeignMeasure?

  /// The largest difference of a channel that counts as rounding. Colour conversions of iOS and of
  /// this package differ by as much.
  private static let rounding = 3
  /// The smallest difference of the brightness of neighbours that is an edge.
  private static let edge = 24
  /// The number of edge pixels without a counterpart from which on the geometry differs. Rounded
  /// corners differ by a few.
  private static let strayEdges = 12

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - textBoxes: The boxes of text in the actual picture, in pixels.
  ///   - scale: Pixels per point.
  package init(reference: Bitmap, actual: Bitmap, textBoxes: [CGRect], scale: CGFloat) {
    guard (reference.width, reference.height) == (actual.width, actual.height) else {
      (kind, measure) = (.size, nil)
      words =
        "\(actual.width)×\(actual.height) pixels, on iOS \(reference.width)×\(reference.height)"
      return
    }
    let areas = textBoxes.map { Self.area(around: $0) }
    let (plain, plainActual) = (reference.cleared(areas), actual.cleared(areas))
    measure = ForeignMeasure(
      reference: reference, actual: actual, textAreas: areas, textBoxes: textBoxes, scale: scale)
    let tolerance = Tolerance.channel(maxDelta: Self.rounding)
    let outside = PictureComparison(
      reference: plain, actual: plainActual, tolerance: tolerance)?.difference
    guard let outside else {
      let all = PictureComparison(reference: reference, actual: actual, tolerance: tolerance)
      (kind, words) = (all?.difference == nil ? .same : .text, "")
      return
    }
    let stray =
      Self.strayEdges(of: plain, missingIn: plainActual)
      + Self.strayEdges(of: plainActual, missingIn: plain)
    kind = stray > Self.strayEdges ? .geometry : .colors
    words = "\(outside)"
  }

  /// Returns the pixels in which a text's letters may be on either system. Their widths and
  /// heights differ by a few percent.
  private static func area(around box: CGRect) -> PixelRect {
    let margin = max(4, box.height * 0.25)
    return PixelRect(
      enclosing: box.insetBy(dx: -margin - box.width * 0.1, dy: -margin))
  }

  /// Returns the number of edge pixels of one picture that are not next to an edge of the other.
  private static func strayEdges(of first: Bitmap, missingIn second: Bitmap) -> Int {
    let (edges, others) = (self.edges(of: first), self.edges(of: second))
    let (width, height) = (first.width, first.height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where edges[y * width + x] {
        let isMet = (max(0, y - 1)...min(height - 1, y + 1)).contains { row in
          (max(0, x - 1)...min(width - 1, x + 1)).contains { others[row * width + $0] }
        }
        if !isMet { count += 1 }
      }
    }
    return count
  }

  /// Returns whether the brightness changes from each pixel to the next one or the one below.
  private static func edges(of bitmap: Bitmap) -> [Bool] {
    let (width, height) = (bitmap.width, bitmap.height)
    var light = [Int](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bitmap[x, y]
        // The weights of Rec. 601, over white.
        light[y * width + x] =
          (299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)) / 1000
          + 255 - Int(pixel.alpha)
      }
    }
    return light.indices.map { index in
      let (x, y) = (index % width, index / width)
      let right = x + 1 < width ? abs(light[index] - light[index + 1]) : 0
      let below = y + 1 < height ? abs(light[index] - light[index + width]) : 0
      return max(right, below) >= edge
    }
  }
}

extension Bitmap {
  /// Returns the picture with clear areas.
  fileprivate func cleared(_ areas: [PixelRect]) -> Bitmap {
    var picture = self
    for area in areas.map({ $0.intersection(bounds) }) where !area.isEmpty {
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width { picture[x, y] = .clear }
      }
    }
    return picture
  }
}
