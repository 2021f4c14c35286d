import Foundation

/// A tokenizer that finds units of a text by its characters, and lines by the positions of the
/// caret.
///
/// - Note: Partly: in every language, a word consists of letters, digits and the apostrophes
///   between them; a sentence ends with a full stop, question mark or exclamation mark before a
///   space.
open class UITextInputStringTokenizer: _Object, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text input, which it holds weakly.
  public convenience init(textInput: any UIResponder & UITextInput) { self.init(textInput) }

  init(_ input: any UITextInput) {
    self.input = input
    super.init(_object: ())
  }

  // MARK: Queries

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    unit(around: position, granularity, direction).flatMap(range)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(of: position)
    return units(granularity).contains {
      direction.isForward ? NSMaxRange($0) == place : $0.location == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(of: position)
    let units = units(granularity)
    let next =
      direction.isForward
      ? units.lazy.map(NSMaxRange).first { $0 > place }
      : units.lazy.map(\.location).last { $0 < place }
    return next.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(around: position, granularity, direction) != nil }

  // MARK: Positions

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func range(_ range: NSRange) -> UITextRange? {
    guard let start = position(at: range.location), let end = position(at: NSMaxRange(range)) else {
      return nil
    }
    return input?.textRange(from: start, to: end)
  }

  private func unit(
    around position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    let place = offset(of: position)
    return units(granularity).first { unit in
      direction.isForward
        ? unit.location <= place && place < NSMaxRange(unit)
        : unit.location < place && place <= NSMaxRange(unit)
    }
  }

  // MARK: Units

  private var text: NSString {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return (input.text(in: all) ?? "") as NSString
  }

  /// Returns all units of the text, in order.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    let text = text
    guard text.length > 0 else { return [] }
    switch granularity {
    case .character:
      return Self.pieces(of: text) { text.rangeOfComposedCharacterSequence(at: $0) }
    case .word: return matches(of: #"[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*"#, in: text)
    case .sentence: return matches(of: #"\S.*?(?:[.!?…]+\s+|\n\s*|$)"#, in: text)
    case .paragraph: return matches(of: #"[^\n\r\u2029]+"#, in: text)
    case .line: return lines(of: text)
    case .document: return [NSRange(location: 0, length: text.length)]
    }
  }

  private func matches(of pattern: String, in text: NSString) -> [NSRange] {
    let expression = try? NSRegularExpression(pattern: pattern)
    return expression?.matches(
      in: text as String, range: NSRange(location: 0, length: text.length)
    ).map(\.range) ?? []
  }

  private static func pieces(
    of text: NSString, _ piece: (_ start: Int) -> NSRange
  ) -> [NSRange] {
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < text.length {
      let next = piece(start)
      found.append(next)
      start = max(start + 1, NSMaxRange(next))
    }
    return found
  }

  /// Returns the lines. A line ends before the first character with the caret at another height.
  private func lines(of text: NSString) -> [NSRange] {
    guard let input else { return [] }
    func top(_ place: Int) -> CGFloat? {
      position(at: place).map { input.caretRect(for: $0).midY }
    }
    return Self.pieces(of: text) { start in
      let height = top(start)
      var end = start + 1
      while end < text.length, top(end) == height { end += 1 }
      let isBroken = text.character(at: end - 1) == 10 && end - start > 1
      return NSRange(location: start, length: end - start - (isBroken ? 1 : 0))
    }
  }
}
