/// The messages of Auto Layout about a screen: conflicts between required constraints and errors.
///
/// Entries are in order and unique. Their text is equal in every run, because it contains names
/// instead of addresses.
public struct LayoutLog: Hashable, Sendable {
  /// A message of Auto Layout.
  public enum Entry: Hashable, Sendable {
    case conflict(LayoutConflict)
    case error(LayoutError)
  }

  /// The maximum number of entries.
  public static let limit = 100

  /// The first hundred messages, in the order of their occurrence.
  public private(set) var entries: [Entry] = []
  /// The number of messages after the log was full.
  public private(set) var leftOutCount = 0

  /// Creates an empty log.
  public init() {}

  /// The messages of the conflicts.
  public var conflicts: [String] {
    entries.compactMap { if case .conflict(let conflict) = $0 { conflict.message } else { nil } }
  }

  /// The errors among the entries.
  public var errors: [LayoutError] {
    entries.compactMap { if case .error(let error) = $0 { error } else { nil } }
  }

  mutating func record(_ error: LayoutError) {
    // Errors are compared by their text, since a NaN priority does not equal itself.
    let text = error.description
    if !errors.contains(where: { $0.description == text }) { add(.error(error)) }
  }

  /// Records a conflict. A known key increases the count of its conflict.
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
