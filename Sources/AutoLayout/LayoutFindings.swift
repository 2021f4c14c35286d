/// The problems found since the last pass, and a record that prevents duplicate reports.
@MainActor
struct LayoutFindings {
  /// Whether reports are discarded. True for scratch engines, because the real engine reports the
  /// same conflicts.
  let isSilent: Bool
  private var problems: [LayoutProblem] = []
  /// The reported conflicts, by the serials of their rows.
  private var knownConflicts: Set<[Int]> = []
  private var hasReportedAccuracy = false
  private var hasReportedSize = false

  init(isSilent: Bool) { self.isSilent = isSilent }

  /// Returns the problems in the order of discovery and removes them.
  mutating func take() -> [LayoutProblem] {
    defer { problems = [] }
    return problems
  }

  /// Reports a conflict, once per set of rows. It names the constraints, or the engine's own rules
  /// if the conflict has no constraint.
  mutating func report(conflict rows: [LayoutRow], breaking victim: LayoutRow) {
    let sorted = rows.sorted { $0.serial < $1.serial }
    let explicit = sorted.filter { $0.constraint != nil }
    let named = explicit.isEmpty ? sorted : explicit
    guard !isSilent, knownConflicts.insert(named.map(\.serial)).inserted,
      let broken = victim.statement
    else { return }
    problems.append(.conflict(sorted.compactMap(\.statement), broken: broken))
  }

  /// Reports, once, that the solver accepts no more rows.
  mutating func report(tooLargeFor row: LayoutRow) {
    guard !isSilent, !hasReportedSize else { return }
    hasReportedSize = true
    problems.append(.tooLarge(row.statement))
  }

  /// Reports, once, that rounding has made the solution inaccurate. A nil `problem` is ignored.
  mutating func report(accuracy problem: LayoutProblem?) {
    guard let problem, !isSilent, !hasReportedAccuracy else { return }
    hasReportedAccuracy = true
    problems.append(problem)
  }
}
