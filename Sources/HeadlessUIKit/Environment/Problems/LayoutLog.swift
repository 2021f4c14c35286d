/// What Auto Layout has to say about a screen: conflicts between required constraints and bad use.
/// In order, each once, and the same text on every run: names instead of addresses.
public struct LayoutLog: Hashable, Sendable {
  /// One thing that layout had to say.
  public enum Entry: Hashable, Sendable {
    case conflict(LayoutConflict)
    case error(LayoutError)
  }

  /// More than these nobody reads.
  public static let limit = 100

  /// The first hundred, in the order in which they came up.
  public private(set) var entries: [Entry] = []
  /// How often there was something to say when the log was full.
  public private(set) var leftOutCount = 0

  /// An empty log.
  public init() {}

  /// The messages of the conflicts.
  public var conflicts: [String] {
    entries.compactMap { if case .conflict(let conflict) = $0 { conflict.message } else { nil } }
  }

  /// The mistakes alone.
  public var errors: [LayoutError] {
    entries.compactMap { if case .error(let error) = $0 { error } else { nil } }
  }

  mutating func record(_ error: LayoutError) {
    // By what it says: a priority that is not a number differs from itself.
    let text = error.description
    if !errors.contains(where: { $0.description == text }) { add(.error(error)) }
  }

  /// A conflict with a key that is known counts as another of that one.
  mutating func record(conflict message: String, key: [String]) {
    for (index, entry) in entries.enumerated() {
      guard case .conflict(var known) = entry, known.key == key else { continue }
      known.count += 1
      entries[index] = .conflict(known)
      return
    }
    add(.conflict(LayoutConflict(message: message, key: key)))
  }

  private mutating func add(_ entry: Entry) {
    if entries.count < Self.limit { entries.append(entry) } else { leftOutCount += 1 }
  }
}
