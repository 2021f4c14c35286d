import Foundation

/// A piece of a text and what holds for all of it.
///
/// Texts that are only measured and drawn are arrays of these: each `NSAttributedString` leaves memory
/// behind, since Foundation on Linux frees neither its attributes nor what holds them (Swift 6.3.1).
struct AttributedRun {
  var text: String
  let attributes: [NSAttributedString.Key: Any]
}

extension [AttributedRun] {
  /// A text that looks the same all along; an empty one has no runs.
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

  /// Of a storage that may keep its text itself, which Foundation's enumeration does not ask.
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

  /// With one run in place of neighbours whose attributes are the same: letters of one run move together.
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

  /// Without attributes.
  var string: String { map(\.text).joined() }

  /// What lies between two UTF-16 units.
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
