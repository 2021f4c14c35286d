import Foundation
import Typography

/// Where the places of a text are, in lines of at most some width. Places are UTF-16 units; points
/// count from the text's upper left corner.
///
/// A place is as far from its line's beginning as the characters before it are wide. Text is taken to
/// run from left to right.
@MainActor
struct TextRuler {
  private let text: [AttributedRun]
  private let string: NSString
  private let font: UIFont
  private let layout: TextLayout

  init(
    _ text: [AttributedRun], font: UIFont, width: CGFloat?,
    alignment: NSTextAlignment = .natural
  ) {
    self.text = text
    string = text.string as NSString
    self.font = font
    layout = Self.layout(text, font, width, alignment)
  }

  private static func layout(
    _ text: [AttributedRun], _ font: UIFont, _ width: CGFloat?, _ alignment: NSTextAlignment
  ) -> TextLayout {
    let styled = AttributedText(text, scaledBy: 1, font: font) {
      $0?.style ?? ParagraphStyle(alignment: alignment.alignment)
    }
    return TextLayout(ShapedText(styled.styled.text), width: width, maximumLines: 0)
  }

  /// Unrounded.
  var size: CGSize { layout.size }

  /// The caret's upper end and height at a place.
  func caret(at place: Int) -> CGRect {
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= place }) else {
      return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
    }
    // After a line's end that is a line of its own, which has no characters yet.
    if place == string.length, string.hasSuffix("\n"), line.range.upperBound < place {
      return CGRect(x: 0, y: line.frame.maxY, width: 0, height: font.lineHeight)
    }
    let x = line.origin.x + width(of: line.range.lowerBound..<max(line.range.lowerBound, place))
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.height)
  }

  /// The place that is nearest to a point.
  func place(nearest point: CGPoint) -> Int {
    let line =
      layout.lines.first { point.y < $0.frame.maxY } ?? layout.lines.last
    guard let line else { return 0 }
    var best = line.range.lowerBound
    var distance = CGFloat.infinity
    for place in places(in: line.range) {
      let x = line.origin.x + width(of: line.range.lowerBound..<place)
      if abs(x - point.x) < distance { (best, distance) = (place, abs(x - point.x)) }
    }
    return best
  }

  /// Rectangles of what lies between two places, one a line.
  func rects(of range: NSRange) -> [CGRect] {
    layout.lines.compactMap { line in
      let start = max(line.range.lowerBound, range.location)
      let end = min(line.range.upperBound, range.location + range.length)
      guard end > start else { return nil }
      let x = line.origin.x + width(of: line.range.lowerBound..<start)
      return CGRect(
        x: x, y: line.frame.minY, width: width(of: start..<end), height: line.height)
    }
  }

  /// The beginnings of characters, and the range's end.
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

  /// With white space at the end, which lines are measured without: a bar behind it holds it.
  private func width(of range: Range<Int>) -> CGFloat {
    guard !range.isEmpty, range.upperBound <= string.length else { return 0 }
    var piece = text.piece(range)
    // One run with what it ends, as an attributed string has it.
    guard let last = piece.popLast() else { return 0 }
    piece.append(AttributedRun(text: last.text + "|", attributes: last.attributes))
    let bar = [AttributedRun]("|", last.attributes)
    return Self.layout(piece, font, nil, .left).size.width
      - Self.layout(bar, font, nil, .left).size.width
  }
}
