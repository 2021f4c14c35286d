/// How far a member goes.
enum MemberState: Comparable {
  /// With what is simplified, fixed or ignored.
  case partly(String)
  case works
  /// With what to use instead.
  case missing(String)

  /// The line of a documentation comment that says it, up to the end of its paragraph.
  private static let marker = "- Note: Partly:"

  /// By the lines of a documentation comment.
  static func state(of comment: [String]) -> MemberState {
    let lines = comment.map { $0.trimmingPrefix { $0 == " " } }
    guard let first = lines.firstIndex(where: { $0.hasPrefix(marker) }) else { return .works }
    let rest = lines[(first + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let words = [lines[first].dropFirst(marker.count)] + rest
    return .partly(words.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "))
  }

  /// Why a method of a protocol that is declared is never called, as its documentation says; nil for others.
  var reasonNeverCalled: String? {
    guard case .partly(let what) = self, what.hasPrefix(Self.neverCalled) else { return nil }
    let reason = what.dropFirst(Self.neverCalled.count)
    return String(reason.hasSuffix(".") ? reason.dropLast() : reason)
  }

  private static let neverCalled = "never called: "

  var words: String {
    switch self {
    case .works: "works"
    case .partly(let what): "partly: \(what)"
    case .missing(let advice): "not: \(advice)"
    }
  }
}

extension SymbolGraph.Symbol {
  /// The lines of its documentation; none without one.
  var comment: [String] { docComment?.lines.map(\.text) ?? [] }
}
