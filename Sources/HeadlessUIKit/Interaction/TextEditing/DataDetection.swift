package import Foundation

/// Finds links and telephone numbers in texts. The patterns are a model of iOS's data detectors,
/// which also find addresses, dates, flights and shipments.
package enum DataDetection {
  /// The pattern of web and mail addresses. A web address begins with its scheme, with `www.`, or
  /// is a name in one of the common domains. It ends at white space, a quotation mark or an angle
  /// bracket.
  private static let links = try? NSRegularExpression(
    pattern: #"(?:https?://|\bwww\.)[^\s<>"“”]+|(?:\bmailto:)?\b[A-Z0-9._%+-]+@[A-Z0-9-]+"#
      + #"(?:\.[A-Z0-9-]+)+|(?<![@.\w-])(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+"#
      + #"(?:com|org|net|edu|gov|info|biz|io|app|dev|tv|uk|de|fr|es|nl|ch|se|jp|cn|eu)"#
      + #"(?![\w@-])(?:/[^\s<>"“”]*)?"#,
    options: .caseInsensitive)

  /// The pattern of telephone numbers: international ones with `+`, North American ones with or
  /// without an area code, and national ones that begin with 0.
  private static let numbers = try? NSRegularExpression(
    pattern: #"(?<![\w.+/-])(?:\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){1,4}\d{2,4}"#
      + #"|(?:1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}|\d{3}-\d{4}"#
      + #"|0\d{1,4}[ /-]\d{3,4}[ -]?\d{3,4})(?![\w/-]|\.\d)"#)

  /// Returns what is found in a range of a text, in the order of the text and without overlaps.
  ///
  /// - Parameter range: In UTF-16 units. The part outside of the text is ignored.
  package static func matches(
    in text: String, range: NSRange, links findsLinks: Bool, phoneNumbers findsNumbers: Bool
  ) -> [DetectedData] {
    let whole = text as NSString
    guard let range = range.intersection(NSRange(location: 0, length: whole.length)) else {
      return []
    }
    var found: [DetectedData] = []
    for match in findsLinks ? links?.matches(in: text, range: range) ?? [] : [] {
      let address = trimmed(whole.substring(with: match.range))
      guard let url = url(address) else { continue }
      let range = NSRange(location: match.range.location, length: address.utf16.count)
      found.append(DetectedData(range: range, content: .link(url)))
    }
    for match in findsNumbers ? numbers?.matches(in: text, range: range) ?? [] : [] {
      let isInLink = found.contains { $0.range.intersection(match.range)?.length ?? 0 > 0 }
      if isInLink { continue }
      let number = whole.substring(with: match.range)
      found.append(DetectedData(range: match.range, content: .phoneNumber(number)))
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Reports that the screen asked for data that is not found.
  package static func reportMissing() {
    onMainActorUnchecked {
      ScreenEnvironment.current.problems.report(TextProblem.undetectedData)
    }
  }

  private static func url(_ address: String) -> URL? {
    let lower = address.lowercased()
    if ["http://", "https://", "mailto:"].contains(where: lower.hasPrefix) {
      return URL(string: address)
    }
    let isMail = lower.prefix { $0 != "/" }.contains("@")
    return URL(string: isMail ? "mailto:" + address : "http://" + address)
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
