import Foundation
import Graphics

/// A symbol in a square of 24 units, drawn as a sequence of parts.
///
/// The text form is `s M4 12H20;f O12 12 3`. Parts end at semicolons and begin with their mode: `s`
/// strokes, `f` fills, `b` does both, `e` strokes a gap and `x` fills a gap.
///
/// The commands of SVG paths with absolute coordinates follow
/// (https://www.w3.org/TR/SVG2/paths.html#PathData), with three additions: `O` x y radius is a
/// circle, `R` x y width height radius is a rounded rectangle and `A` x y radius start end is an
/// arc in degrees, clockwise from the right.
struct SymbolDrawing: Hashable {
  enum Mode: Character { case stroke = "s", fill = "f", both = "b", gapStroke = "e", gapFill = "x" }

  struct Part: Hashable {
    var mode: Mode
    var path: Path
  }

  static let side: CGFloat = 24
  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  init(_ text: String) {
    parts = text.split(separator: ";").compactMap { part in
      let part = part.drop { $0 == " " }
      guard let first = part.first, let mode = Mode(rawValue: first) else { return nil }
      var reader = SymbolPathReader(part.dropFirst())
      return Part(mode: mode, path: reader.read())
    }
  }

  /// The drawing with every outline filled.
  var filled: SymbolDrawing {
    SymbolDrawing(
      parts: parts.map { $0.mode == .stroke ? Part(mode: .both, path: $0.path) : $0 })
  }

  /// The drawing as a gap in a filled shape; its own gaps become filled.
  var gap: SymbolDrawing {
    SymbolDrawing(
      parts: parts.flatMap { part -> [Part] in
        switch part.mode {
        case .stroke: [Part(mode: .gapStroke, path: part.path)]
        case .fill: [Part(mode: .gapFill, path: part.path)]
        case .both:
          [Part(mode: .gapFill, path: part.path), Part(mode: .gapStroke, path: part.path)]
        case .gapStroke: [Part(mode: .stroke, path: part.path)]
        case .gapFill: [Part(mode: .fill, path: part.path)]
        }
      })
  }

  /// Returns the drawing scaled about its centre.
  func scaled(by factor: CGFloat) -> SymbolDrawing {
    let middle = Self.side / 2
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: middle * (1 - factor), ty: middle * (1 - factor))
    return SymbolDrawing(
      parts: parts.map { Part(mode: $0.mode, path: $0.path.applying(transform)) })
  }

  /// Returns the drawing moved by a number of units.
  func moved(x: CGFloat, y: CGFloat) -> SymbolDrawing {
    let transform = CGAffineTransform(translationX: x, y: y)
    return SymbolDrawing(
      parts: parts.map { Part(mode: $0.mode, path: $0.path.applying(transform)) })
  }

  /// Returns the drawing as a bitmap in black.
  ///
  /// - Parameters:
  ///   - side: The side of the square, in pixels.
  ///   - stroke: The width of lines, in units of the square.
  func bitmap(side: CGFloat, stroke: CGFloat) -> Bitmap {
    let pixels = max(1, Int(side.rounded(.up)))
    var bitmap = Bitmap(width: pixels, height: pixels)
    var ink = bitmap
    ink.fill(Coverage(ink.bounds), with: .color(.black))
    let scale = CGAffineTransform(scaleX: side / Self.side, y: side / Self.side)
    for part in parts {
      let style = StrokeStyle(
        // Gaps are 10 % wider than lines so that they remain visible at a line's edge.
        width: part.mode == .gapStroke ? stroke * 1.1 : stroke, cap: .round, join: .round)
      func coverage(_ path: Path) -> Coverage {
        Coverage(filling: path.applying(scale), within: bitmap.bounds)
      }
      if part.mode == .fill || part.mode == .both {
        bitmap.fill(coverage(part.path), with: .color(.black))
      }
      if part.mode == .stroke || part.mode == .both {
        bitmap.fill(coverage(part.path.stroked(style)), with: .color(.black))
      }
      if part.mode == .gapFill {
        bitmap.blend(ink, at: (0, 0), through: coverage(part.path), mode: .destinationOut)
      }
      if part.mode == .gapStroke {
        bitmap.blend(
          ink, at: (0, 0), through: coverage(part.path.stroked(style)), mode: .destinationOut)
      }
    }
    return bitmap
  }
}
