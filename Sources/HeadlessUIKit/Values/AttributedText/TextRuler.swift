import Foundation
import Graphics
import Typography

/// Converts between positions in a text and points, for lines of a given maximum width.
///
/// Positions are UTF-16 offsets. Points are relative to the text's top left corner.
@MainActor
struct TextRuler {
  let layout: TextLayout
  let look: TextLook
  private let string: NSString
  private let font: UIFont

  init(
    _ text: [AttributedRun], font: UIFont, width: CGFloat?,
    alignment: NSTextAlignment = .natural, maximumLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, exclusions: [Path] = []
  ) {
    string = text.string as NSString
    self.font = font
    let attributed = AttributedText(text, scaledBy: 1, font: font) { given in
      if let given { return given.style }
      var style = ParagraphStyle.standard
      style.alignment = alignment.alignment
      style.lineBreakMode = lineBreakMode.mode
      return style
    }
    look = attributed.look
    layout = TextLayout(
      ScreenEnvironment.current.text.shape(attributed.text), width: width,
      maximumLines: maximumLines, recordsPlaces: true,
      exclusions: exclusions)
  }

  /// The unrounded size of the text, in points.
  var size: CGSize { layout.size }

  /// Whether the text ends with an empty line, which has no characters yet.
  var hasExtraLine: Bool {
    guard string.hasSuffix("\n") else { return string.length == 0 }
    return layout.lines.last.map { $0.range.upperBound < string.length } ?? true
  }

  /// Returns the line that contains a position; the last line for the end of the text.
  func line(at place: Int) -> TextLine? {
    layout.lines.last { $0.range.lowerBound <= place } ?? layout.lines.first
  }

  /// Returns the top and height of the caret at a position, as a rectangle of width 0.
  func caret(at place: Int) -> CGRect {
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= place }) else {
      return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
    }
    // After a final line break, the caret is on an extra line, for which the layout has no
    // characters.
    if place == string.length, hasExtraLine {
      return CGRect(x: 0, y: line.frame.maxY, width: 0, height: font.lineHeight)
    }
    let x = line.origin.x + line.caret(before: min(place, line.range.upperBound))
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.height)
  }

  /// Returns the position nearest to a point.
  func place(nearest point: CGPoint) -> Int {
    let line =
      layout.lines.first { point.y < $0.frame.maxY } ?? layout.lines.last
    guard let line else { return 0 }
    var best = line.range.lowerBound
    var distance = CGFloat.infinity
    for piece in layout.lines where piece.frame.minY == line.frame.minY {
      for place in places(in: piece.range) {
        let x = piece.origin.x + piece.caret(before: place)
        if abs(x - point.x) < distance { (best, distance) = (place, abs(x - point.x)) }
      }
    }
    return best
  }

  /// Returns the range of the character whose rectangle contains a point; nil outside the text.
  func character(at point: CGPoint) -> NSRange? {
    for line in layout.lines where line.frame.minY <= point.y && point.y < line.frame.maxY {
      let x = point.x - line.origin.x
      guard let place = line.places.first(where: { $0.x <= x && x < $0.x + $0.width }) else {
        continue
      }
      return character(at: x, of: place, in: line)
    }
    return nil
  }

  /// Returns the character at `x` in a place. A place of several characters, such as a ligature, is
  /// divided evenly.
  private func character(at x: CGFloat, of place: TextPlace, in line: TextLine) -> NSRange {
    let next = line.places.first { $0.unit > place.unit }?.unit ?? line.range.upperBound
    let marks = places(in: place.unit..<max(next, place.unit + 1))
    let share = place.width > 0 ? (x - place.x) / place.width : 0
    let read = place.isRightToLeft ? 1 - share : share
    let index = min(max(Int(read * CGFloat(marks.count - 1)), 0), max(0, marks.count - 2))
    let end = marks.count > index + 1 ? marks[index + 1] : marks[index] + 1
    return NSRange(location: marks[index], length: end - marks[index])
  }

  /// Returns the rectangles of a range: one for each line and each change of direction in a line.
  func rects(of range: NSRange) -> [CGRect] {
    layout.lines.flatMap { line -> [CGRect] in
      let part = range.clamped(to: line.range.upperBound)
      let (start, end) = (max(line.range.lowerBound, part.location), part.upperBound)
      guard end > start else { return [] }
      return pieces(of: start..<end, in: line).map { piece in
        CGRect(
          x: line.origin.x + piece.lowerBound, y: line.frame.minY,
          width: piece.upperBound - piece.lowerBound, height: line.height)
      }
    }
  }

  /// The maximum gap in points at which two pieces of a line count as one.
  private static let touching: CGFloat = 1e-6

  /// Returns the horizontal extents of a part of a line, relative to the line's origin.
  private func pieces(of range: Range<Int>, in line: TextLine) -> [Range<CGFloat>] {
    var pieces: [Range<CGFloat>] = []
    let marks = line.places.map(\.unit) + [line.range.upperBound]
    for (index, place) in line.places.enumerated() {
      let units = (place.unit..<max(place.unit + 1, marks[index + 1])).clamped(to: range)
      guard !units.isEmpty else { continue }
      // At a change of direction the far edge of a place differs from the caret after it, so
      // extents use edges.
      let share = { (unit: Int) -> CGFloat in
        let whole = CGFloat(max(1, marks[index + 1] - place.unit))
        return CGFloat(unit - place.unit) / whole
      }
      var (low, high) = (share(units.lowerBound), min(1, share(units.upperBound)))
      if place.isRightToLeft { (low, high) = (1 - high, 1 - low) }
      let piece = place.x + place.width * low..<place.x + place.width * max(low, high)
      if let last = pieces.last, abs(last.upperBound - piece.lowerBound) < Self.touching {
        pieces[pieces.count - 1] = last.lowerBound..<piece.upperBound
      } else if let last = pieces.last, abs(piece.upperBound - last.lowerBound) < Self.touching {
        pieces[pieces.count - 1] = piece.lowerBound..<last.upperBound
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Returns the start of each character in a range, and the range's end.
  private func places(in range: Range<Int>) -> [Int] {
    var places = [range.lowerBound]
    var place = range.lowerBound
    while place < range.upperBound {
      let character = string.rangeOfComposedCharacterSequence(at: place)
      place = max(place + 1, character.location + character.length)
      places.append(min(place, range.upperBound))
    }
    return places
  }
}
