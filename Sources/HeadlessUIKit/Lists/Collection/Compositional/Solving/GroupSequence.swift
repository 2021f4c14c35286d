import Foundation
import ScrollPhysics

/// The groups of a section in a row along an axis.
///
/// Groups of fixed size are all equal and take no memory. Groups with self-sizing cells have an
/// estimated length until they are measured, and their positions are sums found in logarithmic
/// time. If the number of items in a group depends on the sizes of cells, all groups are solved at
/// once.
@MainActor
final class GroupSequence {
  private struct Line {
    let first: Int
    let start: CGFloat
    let solution: GroupSolution
  }

  private enum Kind {
    case alike(GroupSolution, last: GroupSolution)
    case estimated
    case flowing([Line])
  }

  let group: NSCollectionLayoutGroup
  let axis: ScrollAxis.Direction
  let container: CGSize
  let spacing: CGFloat
  let itemCount: Int
  /// The number of groups in the section.
  private(set) var count: Int
  private var kind: Kind
  private let perGroup: Int
  private let traits: UITraitCollection
  private var known: [Int: CGSize] = [:]
  /// The lengths of estimated groups, including the spacing after each.
  private var lengths = EstimatedHeights(estimate: 0, count: 0)
  private var solved: [Int: GroupSolution] = [:]
  private let template: GroupSolution
  /// The largest orthogonal length of the measured groups.
  private var largestMeasuredCross: CGFloat?

  init(
    group: NSCollectionLayoutGroup, along axis: ScrollAxis.Direction, in container: CGSize,
    spacing: CGFloat,
    itemCount: Int, traits: UITraitCollection
  ) {
    (self.group, self.axis, self.container) = (group, axis, container)
    (self.spacing, self.itemCount, self.traits) = (spacing, itemCount, traits)
    let solver = GroupSolver(known: { _ in nil }, traits: traits)
    template = solver.solve(group, in: container, remaining: Int.max)
    perGroup = max(1, template.items.count)
    count = (itemCount + perGroup - 1) / perGroup
    let isShort = itemCount % perGroup != 0
    let last =
      isShort ? solver.solve(group, in: container, remaining: itemCount % perGroup) : template
    if !group.hasEstimates {
      kind = .alike(template, last: last)
    } else if group.countDependsOnCells {
      kind = .flowing([])
      flow()
    } else {
      kind = .estimated
      lengths = EstimatedHeights(
        estimate: axis.length(of: template.size) + spacing, count: count)
      if isShort { _ = lengths.set(axis.length(of: last.size) + spacing, of: count - 1) }
    }
  }

  // MARK: Main axis

  func start(of group: Int) -> CGFloat {
    switch kind {
    case .alike(let template, _):
      CGFloat(group) * (axis.length(of: template.size) + spacing)
    case .estimated: lengths.start(of: group)
    case .flowing(let lines): lines[group].start
    }
  }

  func length(of group: Int) -> CGFloat {
    switch kind {
    case .alike(let template, let last):
      axis.length(of: (group == count - 1 ? last : template).size)
    case .estimated: lengths.height(of: group) - spacing
    case .flowing(let lines): axis.length(of: lines[group].solution.size)
    }
  }

  var total: CGFloat { count > 0 ? start(of: count - 1) + length(of: count - 1) : 0 }

  /// The largest orthogonal length of the groups, which is an estimate until one is measured.
  var crossLength: CGFloat {
    guard count > 0 else { return 0 }
    switch kind {
    case .alike, .estimated: return largestMeasuredCross ?? axis.across.length(of: template.size)
    case .flowing(let lines):
      return lines.map { axis.across.length(of: $0.solution.size) }.reduce(0, max)
    }
  }

  /// Returns the groups that intersect a range along the axis.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = (0..<count).bisect { start(of: $0) + length(of: $0) > low }
    let end = (first..<count).bisect { start(of: $0) >= high }
    return first..<max(first, end)
  }

  // MARK: Items

  func group(ofItem item: Int) -> Int {
    guard case .flowing(let lines) = kind else { return item / perGroup }
    return max(0, (0..<lines.count).bisect { lines[$0].first > item } - 1)
  }

  func firstItem(of group: Int) -> Int {
    guard case .flowing(let lines) = kind else { return group * perGroup }
    return lines[group].first
  }

  func solution(of group: Int) -> GroupSolution {
    switch kind {
    case .alike(let template, let last): return group == count - 1 ? last : template
    case .flowing(let lines): return lines[group].solution
    case .estimated:
      if let solution = solved[group] { return solution }
      let solution = solve(from: group * perGroup)
      solved[group] = solution
      return solution
    }
  }

  /// Stores the preferred size of an item's cell.
  func set(_ size: CGSize, ofItem item: Int) {
    known[item] = size
    switch kind {
    case .alike: break
    case .flowing: flow()
    case .estimated:
      let group = item / perGroup
      solved[group] = nil
      let solution = solution(of: group)
      _ = lengths.set(axis.length(of: solution.size) + spacing, of: group)
      largestMeasuredCross = max(largestMeasuredCross ?? 0, axis.across.length(of: solution.size))
    }
  }

  private func solve(from first: Int) -> GroupSolution {
    GroupSolver(known: { self.known[first + $0] }, traits: traits)
      .solve(group, in: container, remaining: itemCount - first)
  }

  private func flow() {
    var lines: [Line] = []
    var (first, start) = (0, CGFloat(0))
    while first < itemCount {
      let solution = solve(from: first)
      lines.append(Line(first: first, start: start, solution: solution))
      start += axis.length(of: solution.size) + spacing
      first += max(1, solution.items.count)
    }
    count = lines.count
    kind = .flowing(lines)
  }
}
