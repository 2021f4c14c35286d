/// Values of traits by the type that names the trait, in the order in which they were first set.
struct OtherTraits: Equatable {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [Entry] = []

  /// The specified traits, in the order in which they were first set.
  var traits: [UITrait] { entries.map(\.trait) }

  /// Returns the value of a trait; nil if it is unspecified.
  func value(of trait: UITrait) -> Any? { entries.first { $0.trait == trait }?.value }

  /// Sets the value of a trait. Nil makes it unspecified.
  mutating func set(_ value: Any?, of trait: UITrait) {
    let entry = value.map { Entry(trait: trait, value: $0) }
    if let index = entries.firstIndex(where: { $0.trait == trait }) {
      entries.replaceSubrange(index...index, with: entry.map { [$0] } ?? [])
    } else if let entry {
      entries.append(entry)
    }
  }

  /// Sets all values that other traits specify.
  mutating func merge(_ other: OtherTraits) {
    for entry in other.entries { set(entry.value, of: entry.trait) }
  }

  /// Whether a trait that affects colours has another value in `other`.
  func affectsColorAppearance(comparedTo other: OtherTraits) -> Bool {
    func differs(_ entry: Entry, from traits: OtherTraits) -> Bool {
      entry.trait.affectsColorAppearance
        && !TraitValue.isEqual(entry.value, traits.value(of: entry.trait))
    }
    return entries.contains { differs($0, from: other) }
      || other.entries.contains { differs($0, from: self) }
  }

  /// Whether both specify equal values for one set of traits.
  static func == (a: OtherTraits, b: OtherTraits) -> Bool {
    a.entries.count == b.entries.count
      && a.entries.allSatisfy { TraitValue.isEqual($0.value, b.value(of: $0.trait)) }
  }
}
