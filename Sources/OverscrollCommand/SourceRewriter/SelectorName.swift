/// Computes Objective-C names of Swift members.
enum SelectorName {
  /// The words before which Swift does not insert "With"
  /// (https://github.com/swiftlang/swift/blob/main/lib/Basic/PartsOfSpeech.def).
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the default selector of a method: `tapped:`, `moveTo:`, `fooWithBar:and:`.
  static func name(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      name += (prepositions.contains(word) ? "" : "With") + capitalised(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ property: String) -> String { "set\(capitalised(property)):" }

  private static func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
