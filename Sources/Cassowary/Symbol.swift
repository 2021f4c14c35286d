/// A column of the tableau. The kind is stored in the two low bits, so that reading it needs no
/// memory access. Symbols sort by index.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt32 {
    /// A variable of the caller. It is unrestricted, has no cost, and leaves the basis only on
    /// removal.
    case external
    /// The unused margin of an inequality: at least 0.
    case slack
    /// The violation of an optional constraint on one side: at least 0, with a cost.
    case error
    /// The marker of a required equality. It is always 0, so it may never enter the basis.
    case dummy
  }

  let raw: UInt32

  init(index: Int, kind: Kind) {
    raw = UInt32(index) << 2 | kind.rawValue
  }

  private init(raw: UInt32) {
    self.raw = raw
  }

  /// A placeholder for a missing symbol: the basic symbol of a row under construction, or the
  /// second symbol of a required constraint.
  ///
  /// Its kind is external, because such a row is unrestricted like that of an external symbol.
  static let none = Symbol(raw: .max << 2)

  var index: Int { Int(raw >> 2) }
  var kind: Kind { Kind(rawValue: raw & 3)! }
  var isExternal: Bool { raw & 3 == Kind.external.rawValue }
  var isError: Bool { raw & 3 == Kind.error.rawValue }
  var isDummy: Bool { raw & 3 == Kind.dummy.rawValue }
  /// Whether this is a slack or an error, which must stay at 0 or above and may enter the basis.
  var isRestricted: Bool { (raw &+ 1) & 2 != 0 }

  static func < (a: Symbol, b: Symbol) -> Bool { a.raw < b.raw }
}
