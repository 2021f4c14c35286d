import Foundation

extension [AttributedRun] {
  /// The attributes that labels and drawn strings give to links: the link colour and one underline.
  static var plainLinks: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// Returns the runs with `attributes` applied to every run that has a link.
  ///
  /// They replace the run's existing values.
  func links(_ attributes: [NSAttributedString.Key: Any]) -> [AttributedRun] {
    guard contains(where: { $0.attributes[.link] != nil }) else { return self }
    return map { run in
      guard run.attributes[.link] != nil else { return run }
      return AttributedRun(text: run.text, attributes: run.attributes.merging(attributes) { $1 })
    }
  }

  /// Returns the attribute's value at a UTF-16 offset and the range of the adjacent characters with
  /// an equal value.
  func value(_ key: NSAttributedString.Key, at place: Int) -> (value: Any, range: NSRange)? {
    var start = 0
    var found: (value: Any, range: NSRange)?
    for run in self {
      let length = run.text.utf16.count
      let value = run.attributes[key]
      if let value, let last = found, NSMaxRange(last.range) == start, Self.same(last.value, value)
      {
        found?.range.length += length
      } else if let last = found, NSLocationInRange(place, last.range) {
        return last
      } else {
        found = value.map { ($0, NSRange(location: start, length: length)) }
      }
      start += length
    }
    return found.flatMap { NSLocationInRange(place, $0.range) ? $0 : nil }
  }

  private static func same(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }
}
