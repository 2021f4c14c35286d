/// The problems found since the last pass, and what keeps each of them from being reported twice.
@MainActor
struct LayoutFindings {
  /// Whether nothing is reported: for scratch engines, whose conflicts are the real engine's too.
  let isSilent: Bool
  private var problems: [LayoutProblem] = []
  /// Conflicts that were reported, by the serials of the rows in them.
  private var knownConflicts: Set<[Int]> = []
  private var hasReportedAccuracy = false
  private var hasReportedSize = false

  init(isSilent: Bool) { self.isSilent = isSilent }

  /// Returns the problems in the order in which they were found, and forgets them.
  mutating func take() -> [LayoutProblem] {
    defer { problems = [] }
    return problems
  }

  /// Reports a conflict, once for each set of rows: by its constraints, or by the engine's own
  /// rules where it has no constraint.
  mutating func report(conflict rows: [LayoutRow], breaking victim: LayoutRow) {
    let sorted = rows.sorted { $0.serial < $1.serial }
    let explicit = sorted.filter { $0.constraint != nil }
    let named = explicit.isEmpty ? sorted : explicit
    guard !isSilent, knownConflicts.insert(named.map(\.serial)).inserted,
      let broken = victim.statement
    else { return }
    problems.append(.conflict(sorted.compactMap(\.statement), broken: broken))
  }

  /// Reports once that the solver takes no more rows.
  mutating func report(tooLargeFor row: LayoutRow) {
    guard !isSilent, !hasReportedSize else { return }
    hasReportedSize = true
    problems.append(.tooLarge(row.statement))
  }

  /// Reports once that rounding has cost the solution its accuracy; `problem` is nil while it has
  /// not.
  mutating func report(accuracy problem: LayoutProblem?) {
    guard let problem, !isSilent, !hasReportedAccuracy else { return }
    hasReportedAccuracy = true
    problems.append(problem)
  }
}
