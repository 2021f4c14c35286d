import Foundation

extension [AttributedRun] {
  /// The pattern of web and mail addresses. A web address begins with its scheme or with www. and
  /// ends at white space, a quotation mark or an angle bracket.
  private static let address = try? NSRegularExpression(
    pattern: #"(?:https?://|\bwww\.)[^\s<>"“”]+|\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)+"#,
    options: .caseInsensitive)

  /// Returns the runs with links for the addresses in the text. Existing links are not changed.
  func detectingLinks() -> [AttributedRun] {
    let text = string
    let found = Self.address?.matches(
      in: text, range: NSRange(location: 0, length: (text as NSString).length))
    guard let found, !found.isEmpty else { return self }
    var runs: [AttributedRun] = []
    var start = 0
    for match in found {
      let words = (text as NSString).substring(with: match.range)
      let address = Self.trimmed(words)
      guard let url = Self.url(address) else { continue }
      let end = match.range.location + address.utf16.count
      runs += piece(start..<match.range.location)
      runs += piece(match.range.location..<end).map { run in
        AttributedRun(text: run.text, attributes: [.link: url].merging(run.attributes) { $1 })
      }
      start = end
    }
    return runs + piece(start..<(text as NSString).length)
  }

  private static func url(_ address: String) -> URL? {
    let lower = address.lowercased()
    if lower.hasPrefix("http") { return URL(string: address) }
    return URL(string: lower.hasPrefix("www.") ? "http://" + address : "mailto:" + address)
  }

  /// Returns an address without the punctuation of the sentence around it.
  private static func trimmed(_ words: String) -> String {
    var words = words
    while let last = words.last {
      let closes = last == ")" && !words.contains("(")
      guard closes || ".,;:!?'".contains(last) else { break }
      words.removeLast()
    }
    return words
  }
}
