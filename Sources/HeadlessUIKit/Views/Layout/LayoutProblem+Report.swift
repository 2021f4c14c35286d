import AutoLayout
import Foundation

extension ProblemLog {
  /// Reports a constraint to the superview of a view or guide that has none.
  package func report(missingSuperviewOf item: AnyObject) {
    report(.noSuperview(item: StableName.item(item)))
  }

  /// Reports the problems that a layout engine found.
  func report(_ problems: [LayoutProblem]) {
    for problem in problems {
      switch problem {
      case .conflict(let statements, let broken): report(conflict: statements, breaking: broken)
      case .accuracyLost(let violation): report(.accuracyLost(violation: violation))
      case .optimumNotFound: report(.optimumNotFound)
      case .tooLarge(let statement):
        report(.tooLarge(constraint: statement?.message ?? "a constraint"))
      }
    }
  }

  private func report(conflict statements: [LayoutStatement], breaking broken: LayoutStatement) {
    let explicit = statements.filter { $0.constraint != nil }
    let named = explicit.isEmpty ? statements : explicit
    let list = statements.compactMap(\.message).map { "    \"\($0)\"" }.joined(separator: ",\n")
    report(
      conflict: """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \

        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(list)
        )

        Will attempt to recover by breaking constraint 
        \(broken.message ?? "")
        """, key: named.compactMap(\.kind))
  }
}
