import Foundation
import Graphics

/// A built-in font in which every visible character is a box.
///
/// A reference image then shows the position and size of text, and depends on no font file. The
/// font has 1000 units per em. A box is 500 units wide, in an advance of 600, and a space has an
/// advance of 300. The height of a box distinguishes capitals, small letters and descenders.
/// Characters that only modify others (marks, joiners, controls) are empty.
enum BlockFont {
  static let name = "Block"
  static let unitsPerEm = 1000
  static let metrics = FontMetrics(
    ascender: 0.8, descender: -0.2, lineGap: 0, capHeight: 0.7, xHeight: 0.5)

  /// The glyphs in the order of their numbers. The first one is drawn for missing glyphs.
  enum Shape: GlyphID, CaseIterable {
    case tall, space, low, deep, empty

    init(of scalar: Unicode.Scalar) {
      switch scalar {
      case " ", "\u{a0}", "\t": self = .space
      case "a", "c", "e", "m", "n", "o", "r", "s", "u", "v", "w", "x", "z", ".": self = .low
      case "g", "j", "p", "q", "y", ",", ";": self = .deep
      default: self = Self.isModifier(scalar) ? .empty : .tall
      }
    }

    private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
      guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7f }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator,
        .paragraphSeparator:
        return true
      default: return scalar.properties.isDefaultIgnorableCodePoint
      }
    }

    var advance: Int {
      switch self {
      case .tall, .low, .deep: 600
      case .space: 300
      case .empty: 0
      }
    }

    /// The bottom and the top of the box, with y pointing up.
    var box: (bottom: CGFloat, top: CGFloat)? {
      switch self {
      case .tall: (0, 700)
      case .low: (0, 500)
      case .deep: (-200, 500)
      case .space, .empty: nil
      }
    }
  }

  static func outline(of glyph: GlyphID) -> Path {
    var path = Path()
    guard let box = Shape(rawValue: glyph)?.box else { return path }
    path.move(to: CGPoint(x: 50, y: box.bottom))
    path.line(to: CGPoint(x: 50, y: box.top))
    path.line(to: CGPoint(x: 550, y: box.top))
    path.line(to: CGPoint(x: 550, y: box.bottom))
    path.close()
    return path
  }

  /// Returns one glyph per character, from left to right. Modifiers join the cluster before them.
  static func shape(
    _ units: [UInt16], _ range: Range<Int>, isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for (index, scalar) in Scalars(units, range) {
      let shape = Shape(of: scalar)
      let cluster = shape == .empty ? glyphs.last?.cluster ?? index : index
      glyphs.append(
        ShapedGlyph(
          glyph: shape.rawValue, cluster: cluster, advance: shape.advance, dx: 0, dy: 0,
          isSafeToBreak: true))
    }
    return isRightToLeft ? glyphs.reversed() : glyphs
  }
}
