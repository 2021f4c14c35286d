import Foundation
import Graphics

/// A screen's cache of drawn symbols, by name, size, line width and scale.
@MainActor
final class SymbolCache {
  private struct Key: Hashable {
    let name: String
    let side, stroke, scale: CGFloat
  }

  private var pictures: [Key: ImageSource] = [:]

  /// Returns the cached image of a symbol, drawing it on first use.
  ///
  /// - Parameters:
  ///   - side: The side of the drawing's square, in points.
  ///   - stroke: The width of lines, in units of the drawing.
  ///   - scale: The number of pixels per point.
  func picture(
    of drawing: () -> SymbolDrawing, named name: String, side: CGFloat, stroke: CGFloat,
    scale: CGFloat
  ) -> ImageSource {
    let key = Key(name: name, side: side, stroke: stroke, scale: scale)
    if let known = pictures[key] { return known }
    let picture = ImageSource(drawing().bitmap(side: side * scale, stroke: stroke).trimmed)
    pictures[key] = picture
    return picture
  }
}

extension Bitmap {
  /// The bitmap without empty rows and columns at its edges.
  fileprivate var trimmed: Bitmap {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y].alpha > 0 {
        (left, right) = (Swift.min(left, x), Swift.max(right, x))
        (top, bottom) = (Swift.min(top, y), Swift.max(bottom, y))
      }
    }
    guard right >= left else { return self }
    var part = Bitmap(width: right - left + 1, height: bottom - top + 1)
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = self[x + left, y + top] }
    }
    return part
  }
}
