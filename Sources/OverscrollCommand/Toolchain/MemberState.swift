/// The state of support of a member.
enum MemberState: Comparable {
  /// Works with exceptions; the text names the simplified, fixed or ignored parts.
  case partly(String)
  case works
  /// Does not work; the text gives the alternative.
  case missing(String)

  /// The beginning of the paragraph in a documentation comment that lists exceptions.
  private static let marker = "- Note: Partly:"

  /// Returns the state that the lines of a documentation comment describe.
  static func state(of comment: [String]) -> MemberState {
    let lines = comment.map { $0.trimmingPrefix { $0 == " " } }
    guard let first = lines.firstIndex(where: { $0.hasPrefix(marker) }) else { return .works }
    let rest = lines[(first + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let words = [lines[first].dropFirst(marker.count)] + rest
    return .partly(words.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "))
  }

  /// The documented reason why a declared protocol method is never called, or nil for other
  /// members.
  var reasonNeverCalled: String? {
    guard case .partly(let what) = self, what.hasPrefix(Self.neverCalled) else { return nil }
    let reason = what.dropFirst(Self.neverCalled.count)
    return String(reason.hasSuffix(".") ? reason.dropLast() : reason)
  }

  private static let neverCalled = "never called: "

  var text: String {
    switch self {
    case .works: "works"
    case .partly(let what): "partly: \(what)"
    case .missing(let advice): "not: \(advice)"
    }
  }
}

extension SymbolGraph.Symbol {
  /// The lines of the symbol's documentation; empty if it has none.
  var comment: [String] { docComment?.lines.map(\.text) ?? [] }
}
