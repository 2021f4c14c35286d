/// The differing lines of two texts, with lines around them, as swift-snapshot-testing prints them.
package struct TextPatch {
  /// The lines of the patch.
  package let text: String

  /// The number of equal lines that are shown around a difference.
  private static let context = 4
  /// The mark of equal lines: a space as wide as a digit.
  private static let equalMark = "\u{2007}"

  /// Compares two texts; nil if they are equal.
  package init?(_ old: String, _ new: String) {
    guard old != new else { return nil }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = after.difference(from: before)
    let removed = Set(changes.removals.map(Self.offset))
    let inserted = Set(changes.insertions.map(Self.offset))
    var lines: [(mark: String, text: Substring, old: Int, new: Int)] = []
    var (one, two) = (0, 0)
    while one < before.count || two < after.count {
      if removed.contains(one) {
        lines.append(("−", before[one], one, two))
        one += 1
      } else if inserted.contains(two) {
        lines.append(("+", after[two], one, two))
        two += 1
      } else {
        lines.append((Self.equalMark, after[two], one, two))
        (one, two) = (one + 1, two + 1)
      }
    }
    let near = lines.indices.indices(where: { place in
      let around = max(0, place - Self.context)...min(lines.count - 1, place + Self.context)
      return lines[around].contains { $0.mark != Self.equalMark }
    })
    text = near.ranges.map { part in
      let own = lines[part]
      let counts = (own.count { $0.mark != "+" }, own.count { $0.mark != "−" })
      let (old, new) = (own[part.lowerBound].old + 1, own[part.lowerBound].new + 1)
      let header = "@@ −\(old),\(counts.0) +\(new),\(counts.1) @@"
      return ([header] + own.map { $0.mark + $0.text }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
