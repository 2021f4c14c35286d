public import Foundation
import Graphics

/// The slices of an image that fills bounds of another size. Corners keep their size, sides stretch
/// along their length, and the centre stretches in both directions.
public struct ImageSlices: Hashable, Sendable {
  /// The part that stretches, in unit coordinates of the image.
  public var center: CGRect
  /// Whether the sides and the centre are tiled at their natural size instead of stretched.
  public var isTiled: Bool

  /// Creates slices. The centre is clamped to the image when it is drawn.
  public init(center: CGRect, isTiled: Bool = false) {
    self.center = center
    self.isTiled = isTiled
  }

  /// A slice in one direction: its range of texels and its range in the bounds.
  struct Piece {
    let texels: Range<CGFloat>
    let place: Range<CGFloat>
  }

  /// The maximum number of tiles in one direction. Beyond it, slices are stretched.
  private static let mostTiles: CGFloat = 512

  /// Divides one direction into slices.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in texels.
  ///   - scale: The texels per point.
  func pieces(
    of size: CGFloat, scale: CGFloat, from low: CGFloat, to high: CGFloat,
    over range: Range<CGFloat>
  ) -> [Piece] {
    func texel(_ unit: CGFloat) -> CGFloat { unit.isNaN ? 0 : min(max(unit, 0), 1) * size }
    let first = texel(low), last = max(texel(high), first)
    let (before, after) = (first / scale, (size - last) / scale)
    let length = range.upperBound - range.lowerBound
    // In bounds too small for both ends, both ends shrink by an equal factor.
    let shrink = before + after > length ? length / (before + after) : 1
    let start = range.lowerBound + before * shrink, end = range.upperBound - after * shrink
    var pieces = [Piece(texels: 0..<first, place: range.lowerBound..<start)]
    let step = (last - first) / scale
    if isTiled, step > 0, (end - start) / step <= Self.mostTiles {
      var from = start
      while from < end {
        let to = min(from + step, end)
        pieces.append(Piece(texels: first..<first + (to - from) * scale, place: from..<to))
        from = to
      }
    } else if end > start {
      pieces.append(Piece(texels: first..<last, place: start..<end))
    }
    pieces.append(Piece(texels: last..<size, place: end..<max(end, range.upperBound)))
    return pieces.filter { !$0.place.isEmpty }
  }
}

extension ImageContents {
  /// Returns the slices of an image in the bounds, each with the transform of its texels.
  func pieces(
    in bounds: CGRect
  ) -> [(rect: CGRect, texels: CGAffineTransform)] {
    guard let slices else {
      return texelTransform(in: bounds).map { [(rect(in: bounds), $0)] } ?? []
    }
    guard bounds.width > 0, bounds.height > 0, !image.bitmap.isEmpty else { return [] }
    let columns = slices.pieces(
      of: CGFloat(image.bitmap.width), scale: scale, from: slices.center.minX,
      to: slices.center.maxX, over: bounds.minX..<bounds.maxX)
    let rows = slices.pieces(
      of: CGFloat(image.bitmap.height), scale: scale, from: slices.center.minY,
      to: slices.center.maxY, over: bounds.minY..<bounds.maxY)
    return rows.flatMap { row in
      columns.map { column in
        let (x, width) = column.growth, (y, height) = row.growth
        return (
          CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound),
          CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
        )
      }
    }
  }
}

extension ImageSlices.Piece {
  /// The position of texel 0, and the points per texel. A slice without texels repeats the edge of
  /// the previous one.
  fileprivate var growth: (start: CGFloat, scale: CGFloat) {
    let count = texels.upperBound - texels.lowerBound
    let length = place.upperBound - place.lowerBound
    guard count > 0 else { return (place.lowerBound - texels.lowerBound * length, length) }
    return (place.lowerBound - texels.lowerBound * length / count, length / count)
  }
}
