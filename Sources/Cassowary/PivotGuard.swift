/// A guard against cycling of the simplex algorithm. After many steps without progress, it demands
/// the symbol with the lowest index (Bland, "New finite pivoting rules for the simplex method",
/// 1977).
struct PivotGuard {
  /// The number of steps without progress before the rule applies. The usual choice escapes from
  /// most cycles in fewer steps.
  private static let patience = 50
  private var degenerate = 0

  var usesLowestSymbol: Bool { degenerate > Self.patience }

  mutating func note(isProgress: Bool) {
    degenerate = isProgress ? 0 : degenerate + 1
  }
}
