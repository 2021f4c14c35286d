/// The reason why a diagram of a screen cannot be drawn.
public enum DiagramError: Error, Hashable, Sendable {
  /// No visible view has this name. `known` contains the names that exist.
  case noView(String, known: [String])
  /// No constraint between views of the diagram has this name. `known` contains the names that
  /// exist.
  case noConstraint(String, known: [String])
}

extension DiagramError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .noView(let name, let known):
      "no visible view is named '\(clipped(name))'\(Self.list(known))"
    case .noConstraint(let name, let known):
      "no drawn constraint is named '\(clipped(name))'\(Self.list(known))"
    }
  }

  private static func list(_ names: [String]) -> String {
    let distinct = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return distinct.isEmpty
      ? "" : "; known: \(distinct.prefix(20).map { clipped($0) }.joined(separator: ", "))"
  }
}
