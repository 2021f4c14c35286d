import Foundation
import Graphics

extension SymbolCatalogue {
  /// Returns the drawing of a number from 0 to 50, as in `12.circle`. Nil for other words.
  static func number(_ word: String) -> SymbolDrawing? {
    guard let value = Int(word), "\(value)" == word, (0...50).contains(value) else { return nil }
    let shapes = word.compactMap(\.wholeNumberValue).map { SymbolDrawing("s " + digits[$0]) }
    guard shapes.count > 1 else { return shapes[0] }
    // Two digits are narrower and next to each other.
    let (narrow, shift): (CGFloat, CGFloat) = (0.82, 4.9)
    let middle = SymbolDrawing.side / 2
    let parts = zip(shapes, [-shift, shift]).flatMap { shape, dx in
      let transform = CGAffineTransform(
        a: narrow, b: 0, c: 0, d: 1, tx: middle * (1 - narrow) + dx, ty: 0)
      return shape.parts.map {
        SymbolDrawing.Part(mode: $0.mode, path: $0.path.applying(transform))
      }
    }
    return SymbolDrawing(parts: parts)
  }

  /// The outlines of the digits 0 to 9, in the middle of the square.
  private static let digits = [
    "M12 5C8.5 5 8 9 8 12C8 15 8.5 19 12 19C15.5 19 16 15 16 12C16 9 15.5 5 12 5Z",
    "M9.4 7.8L12.8 5L12.8 19",
    "M8.2 8.6C8.6 3.6 15.8 4 15.6 8.8C15.5 12 10 15 8.2 19L16 19",
    "M8.3 7.6C9.4 3.8 15.5 4.4 15.3 8.4C15.2 11 12.8 11.6 11.2 11.6C13.2 11.6 16 12.4 15.9 15.2"
      + "C15.7 20 8.9 20 8 16",
    "M13.9 19L13.9 5L7.6 15L16.4 15",
    "M15.3 5L9.4 5L8.7 11.6C11 9.2 16 9.8 16 14.4C16 19.8 9.2 20 8.2 16.2",
    "M15 5.4C10.5 6.5 8.2 10.6 8.2 14.2C8.2 20.6 16 20.4 16 14.4C16 9.4 9.4 9.4 8.3 13.6",
    "M8 5L16 5C13 9.4 11.2 13.6 10.6 19",
    "M12 5C7.4 5 7.6 11.4 12 11.4C16.4 11.4 16.6 5 12 5ZM12 11.4C6.6 11.4 6.6 19 12 19"
      + "C17.4 19 17.4 11.4 12 11.4Z",
    "M9 18.6C13.5 17.5 15.8 13.4 15.8 9.8C15.8 3.4 8 3.6 8 9.6C8 14.6 14.6 14.6 15.7 10.4",
  ]
}
