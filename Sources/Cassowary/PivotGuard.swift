/// Keeps a simplex from going round in circles: after many steps without progress it is to pick the
/// lowest symbol (Bland, "New finite pivoting rules for the simplex method", 1977).
struct PivotGuard {
  /// Steps without progress that are waited for: the usual choice gets out of most circles itself,
  /// in fewer steps.
  private static let patience = 50
  private var degenerate = 0

  var usesLowestSymbol: Bool { degenerate > Self.patience }

  mutating func note(isProgress: Bool) {
    degenerate = isProgress ? 0 : degenerate + 1
  }
}
