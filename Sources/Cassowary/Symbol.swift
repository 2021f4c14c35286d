/// A column of the tableau. The kind sits in the two low bits, so that asking for it touches no
/// memory; symbols sort by the order in which they were handed out.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt32 {
    /// A variable of the caller: free, costs nothing, leaves the basis only on removal.
    case external
    /// What an inequality has to spare: at least 0.
    case slack
    /// By how much an optional constraint is violated on one side: at least 0, and it costs.
    case error
    /// The marker of a required equality: always 0, so it may never enter the basis.
    case dummy
  }

  let raw: UInt32

  init(index: Int, kind: Kind) {
    raw = UInt32(index) << 2 | kind.rawValue
  }

  private init(raw: UInt32) {
    self.raw = raw
  }

  /// Stands where there is no symbol: the basic symbol of an objective row, the second symbol of a
  /// required constraint. Its kind is external: like an external row an objective row is
  /// unrestricted.
  static let none = Symbol(raw: .max << 2)

  var index: Int { Int(raw >> 2) }
  var kind: Kind { Kind(rawValue: raw & 3)! }
  var isExternal: Bool { raw & 3 == Kind.external.rawValue }
  var isError: Bool { raw & 3 == Kind.error.rawValue }
  var isDummy: Bool { raw & 3 == Kind.dummy.rawValue }
  /// Slack or error: must stay at 0 or above, and may enter the basis.
  var isRestricted: Bool { (raw &+ 1) & 2 != 0 }

  static func < (a: Symbol, b: Symbol) -> Bool { a.raw < b.raw }
}
