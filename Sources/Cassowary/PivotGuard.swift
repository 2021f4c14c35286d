/// When to distrust the run of a simplex. Steps without progress can cycle, which picking the
/// lowest symbol prevents (Bland 1977), and only rounding could go on for longer than that: each
/// further batch of pivots then makes the tolerance ten times wider, so that the loop ends.
struct PivotGuard {
  private var degenerate = 0
  private var count = 0
  private(set) var slackness = 1.0
  var usesLowestSymbol: Bool { degenerate > 50 }

  mutating func note(isProgress: Bool) {
    if !isProgress { degenerate += 1 }
    count += 1
    if count % 1000 == 0 { slackness *= 10 }
  }
}
