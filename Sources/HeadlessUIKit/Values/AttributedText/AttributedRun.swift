import Foundation

/// A piece of text whose characters share all attributes.
///
/// Texts that are only measured and drawn are arrays of runs. Each `NSAttributedString` would leak
/// memory: Foundation on Linux releases neither its attributes nor their storage (Swift 6.3.1).
struct AttributedRun {
  var text: String
  let attributes: [NSAttributedString.Key: Any]
}

extension [AttributedRun] {
  /// Creates a text with the same attributes throughout; an empty string has no runs.
  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    self = text.isEmpty ? [] : [AttributedRun(text: text, attributes: attributes)]
  }

  init(_ source: NSAttributedString) {
    self = []
    if let storage = source as? NSTextStorage {
      read(storage)
      return
    }
    let (whole, text) = (NSRange(location: 0, length: source.length), source.string as NSString)
    source.enumerateAttributes(in: whole) { attributes, range, _ in
      append(AttributedRun(text: text.substring(with: range), attributes: attributes))
    }
  }

  /// Appends the runs of a text storage. A storage subclass may hold its text itself, which
  /// Foundation's enumeration does not read.
  private mutating func read(_ storage: NSTextStorage) {
    let text = storage.string as NSString
    var place = 0
    while place < text.length {
      var run = NSRange()
      let attributes = storage.attributes(at: place, effectiveRange: &run)
      let end = Swift.min(Swift.max(NSMaxRange(run), place + 1), text.length)
      append(
        AttributedRun(
          text: text.substring(with: NSRange(location: place, length: end - place)),
          attributes: attributes))
      place = end
    }
  }

  var attributed: NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in self {
      whole.append(NSAttributedString(string: run.text, attributes: run.attributes))
    }
    return whole
  }

  /// The runs with equal neighbours merged, so that the letters of one run move together.
  var joined: [AttributedRun] {
    reduce(into: []) { runs, run in
      if let last = runs.last,
        (last.attributes as NSDictionary).isEqual(run.attributes as NSDictionary)
      {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
  }

  /// The text without attributes.
  var string: String { map(\.text).joined() }

  /// Returns the runs between two UTF-16 offsets.
  func piece(_ range: Range<Int>) -> [AttributedRun] {
    var (pieces, start): ([AttributedRun], Int) = ([], 0)
    for run in self {
      let text = run.text as NSString
      let part = range.clamped(to: start..<start + text.length)
      if !part.isEmpty {
        let own = NSRange(location: part.lowerBound - start, length: part.count)
        pieces.append(
          AttributedRun(text: text.substring(with: own), attributes: run.attributes))
      }
      start += text.length
    }
    return pieces
  }
}
