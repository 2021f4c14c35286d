/// What Auto Layout has to say about a screen: conflicts between required constraints and bad use.
/// In order, each once, and the same text on every run: names instead of addresses.
public struct LayoutLog: Hashable, Sendable {
  public enum Entry: Hashable, Sendable {
    /// A console message, several lines.
    case conflict(String)
    case error(LayoutError)
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  public var conflicts: [String] {
    entries.compactMap { if case .conflict(let message) = $0 { message } else { nil } }
  }

  public var errors: [LayoutError] {
    entries.compactMap { if case .error(let error) = $0 { error } else { nil } }
  }

  mutating func record(_ error: LayoutError) {
    // By what it says: a priority that is not a number differs from itself.
    let text = error.description
    if !errors.contains(where: { $0.description == text }) { entries.append(.error(error)) }
  }

  mutating func record(conflict message: String) { entries.append(.conflict(message)) }
}
