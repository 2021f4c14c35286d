import Foundation

/// Reads the inline text of a paragraph in Markdown (https://spec.commonmark.org/0.31.2/#inlines).
struct MarkdownReader {
  private let characters: [Character]
  private var place = 0
  private let baseURL: URL?

  init(_ text: String, _ baseURL: URL?) {
    (characters, self.baseURL) = (Array(text), baseURL)
  }

  /// Returns the text with its attributes.
  mutating func text() -> AttributedString { text(until: nil, []) }

  /// A mark that ends a piece of text.
  private typealias End = (mark: Character, count: Int)

  private mutating func text(until end: End?, _ intent: InlinePresentationIntent)
    -> AttributedString
  {
    var result = AttributedString()
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      result.append(styled(plain, intent))
      plain = ""
    }
    while place < characters.count {
      let character = characters[place]
      if let end, isClosing(end) {
        flush()
        place += end.count
        return result
      }
      if let piece = special(character, intent) {
        flush()
        result.append(piece)
      } else {
        if character == "\\", let next = peek(1), next.isPunctuation || next.isSymbol {
          place += 1
        }
        plain.append(characters[place])
        place += 1
      }
    }
    flush()
    return result
  }

  private func peek(_ distance: Int) -> Character? {
    characters.indices.contains(place + distance) ? characters[place + distance] : nil
  }

  /// Returns the number of equal characters from an index.
  private func run(of mark: Character, at index: Int) -> Int {
    characters[index...].prefix { $0 == mark }.count
  }

  /// Whether a mark that ends a piece is at the current place. A mark after white space ends none.
  private func isClosing(_ end: End) -> Bool {
    characters[place] == end.mark && run(of: end.mark, at: place) >= end.count && place > 0
      && !characters[place - 1].isWhitespace
      && (end.mark != "_" || peek(run(of: "_", at: place)).map { !$0.isLetter } ?? true)
  }

  /// Reads a piece with a mark at the current place; nil if there is none.
  private mutating func special(
    _ character: Character, _ intent: InlinePresentationIntent
  ) -> AttributedString? {
    switch character {
    case "`": code(intent)
    case "*", "_", "~": emphasis(character, intent)
    case "[": link(intent)
    case "!" where peek(1) == "[":
      if let piece = attempt({
        $0.place += 1; return $0.link(intent)
      }) {
        piece
      } else {
        nil
      }
    case "<": address(intent)
    default: nil
    }
  }

  /// Returns the result of reading, or nil at the old place.
  private mutating func attempt(
    _ read: (inout MarkdownReader) -> AttributedString?
  ) -> AttributedString? {
    var copy = self
    guard let piece = read(&copy) else { return nil }
    self = copy
    return piece
  }

  private mutating func code(_ intent: InlinePresentationIntent) -> AttributedString? {
    let count = run(of: "`", at: place)
    var index = place + count
    while index < characters.count {
      let closing = run(of: "`", at: index)
      if closing == count {
        let words = String(characters[place + count..<index])
        place = index + count
        return styled(words, intent.union(.code))
      }
      index += max(closing, 1)
    }
    return nil
  }

  private mutating func emphasis(
    _ mark: Character, _ intent: InlinePresentationIntent
  ) -> AttributedString? {
    let count = min(run(of: mark, at: place), mark == "~" ? 2 : 3)
    guard mark != "~" || count == 2, let next = peek(count), !next.isWhitespace,
      mark != "_" || place == 0 || !characters[place - 1].isLetter
    else { return nil }
    var inner = intent
    if mark == "~" { inner.insert(.strikethrough) }
    if mark != "~", count != 2 { inner.insert(.emphasized) }
    if mark != "~", count >= 2 { inner.insert(.stronglyEmphasized) }
    return attempt { reader in
      reader.place += count
      let start = reader.place
      let piece = reader.text(until: (mark, count), inner)
      let end = reader.place - count
      let isClosed =
        end > start && reader.characters[end..<reader.place].allSatisfy { $0 == mark }
      return isClosed ? piece : nil
    }
  }

  private mutating func link(_ intent: InlinePresentationIntent) -> AttributedString? {
    attempt { reader in
      reader.place += 1
      var piece = reader.text(until: ("]", 1), intent)
      guard reader.place < reader.characters.count, reader.characters[reader.place - 1] == "]",
        reader.characters[reader.place] == "(",
        let close = reader.characters[reader.place...].firstIndex(of: ")")
      else { return nil }
      let address = String(reader.characters[reader.place + 1..<close])
      reader.place = close + 1
      let target = address.split(separator: " ").first.map(String.init) ?? ""
      piece.link = URL(string: target, relativeTo: reader.baseURL)
      return piece
    }
  }

  /// Reads an address such as `<https://swift.org>`.
  private mutating func address(_ intent: InlinePresentationIntent) -> AttributedString? {
    guard let close = characters[place...].firstIndex(of: ">") else { return nil }
    let words = String(characters[place + 1..<close])
    guard words.contains("://"), !words.contains(" "), let url = URL(string: words) else {
      return nil
    }
    place = close + 1
    var piece = styled(words, intent)
    piece.link = url
    return piece
  }

  private func styled(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var piece = AttributedString(text)
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    if intent.contains(.strikethrough) { piece.strikethroughStyle = .single }
    return piece
  }
}
