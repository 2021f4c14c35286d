import Foundation
import ScrollPhysics

/// Places the items of one group: first sizes from the inside out, then positions along the group's
/// axis.
///
/// An estimated dimension is the known length of the cell, or else the estimate. A group of
/// estimated length repeats its items according to the estimates only, so that measuring cells does
/// not change their number. A group of fixed length takes as many items as fit, like words in a
/// line.
@MainActor
struct GroupSolver {
  /// Returns the known size of a cell, by the item's index within the group.
  let known: (Int) -> CGSize?
  let traits: UITraitCollection
  /// The limit of repetitions, because a pattern of zero length would be repeated forever.
  private static let maximumChildCount = 100_000
  /// The rounding error by which a full line may exceed its length.
  private static let tolerance: CGFloat = 1e-6

  /// The lengths that a group gives its items instead of their own.
  private struct FixedLengths {
    var width, height: CGFloat?

    init() {}

    init(_ length: CGFloat, along axis: ScrollAxis.Direction) {
      if axis == .vertical { height = length } else { width = length }
    }
  }

  private struct Child {
    let item: NSCollectionLayoutItem
    let solution: GroupSolution
  }

  /// Returns the positions in a group that contains at most `remaining` items, but at least one.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, remaining: Int
  ) -> GroupSolution {
    solve(group, in: container, first: 0, remaining: remaining, FixedLengths())
  }

  private func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, remaining: Int,
    _ imposed: FixedLengths
  ) -> GroupSolution {
    guard let group = item as? NSCollectionLayoutGroup else {
      return leaf(item, in: container, first: first, imposed)
    }
    var size = group.layoutSize.size(in: container)
    size = CGSize(width: imposed.width ?? size.width, height: imposed.height ?? size.height)
    let insets = group.effectiveInsets
    let inner = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    var solution: GroupSolution
    switch group.arrangement {
    case .line(let axis), .counted(let axis, _, _):
      let children = children(
        of: group, along: axis, in: inner, first: first, remaining: remaining)
      solution = line(children, of: group, along: axis, size: size, inner: inner, insets)
    case .custom(let provider):
      let surroundings = LayoutSurroundings(
        size: size, insets: group.contentInsets, traits: traits)
      solution = GroupSolution(size: size)
      for (index, place) in provider(surroundings).prefix(max(1, remaining)).enumerated() {
        solution.items.append(
          .init(offset: first + index, frame: place.frame, zIndex: place.zIndex, fitting: nil))
      }
    }
    solution.badges += badges(
      of: group, first: first, in: CGRect(origin: .zero, size: solution.size))
    return solution
  }

  private func leaf(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, _ imposed: FixedLengths
  ) -> GroupSolution {
    let own = item.layoutSize.size(in: container, known: known(first))
    let size = CGSize(width: imposed.width ?? own.width, height: imposed.height ?? own.height)
    let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets)
    let shown = CGRect(
      origin: frame.origin,
      size: CGSize(width: max(0, frame.width), height: max(0, frame.height)))
    return GroupSolution(
      size: size,
      items: [
        .init(offset: first, frame: shown, zIndex: 0, fitting: item.layoutSize.fitting)
      ], badges: badges(of: item, first: first, in: shown))
  }

  private func badges(
    of item: NSCollectionLayoutItem, first: Int, in frame: CGRect
  ) -> [GroupSolution.Badge] {
    item.supplementaryItems.map { .init(offset: first, frame: $0.frame(in: frame), item: $0) }
  }

  // MARK: Children

  private func children(
    of group: NSCollectionLayoutGroup, along axis: ScrollAxis.Direction, in inner: CGSize,
    first: Int,
    remaining: Int
  ) -> [Child] {
    guard !group.subitems.isEmpty else { return [] }
    let children = repeated(group, along: axis, in: inner, first: first, remaining: remaining) {
      _ in FixedLengths()
    }
    let across = axis.across
    let longest = children.filter {
      $0.item.layoutSize.dimension(across).isUniformAcrossSiblings
    }.map { across.length(of: $0.solution.size) }.max()
    guard let longest else { return children }
    return repeated(group, along: axis, in: inner, first: first, remaining: remaining) {
      $0.layoutSize.dimension(across).isUniformAcrossSiblings
        ? FixedLengths(longest, along: across) : FixedLengths()
    }
  }

  private func repeated(
    _ group: NSCollectionLayoutGroup, along axis: ScrollAxis.Direction, in inner: CGSize,
    first: Int,
    remaining: Int, _ imposed: (NSCollectionLayoutItem) -> FixedLengths
  ) -> [Child] {
    var children: [Child] = []
    var (next, used) = (first, CGFloat(0))
    let room = axis.length(of: inner)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isOpen = group.layoutSize.dimension(axis).isEstimated
    let number = group.subitems.count
    while next - first < max(1, remaining), children.count < Self.maximumChildCount {
      let item = group.subitems[children.count % number]
      var lengths = imposed(item)
      if case .counted(_, let count, let divides) = group.arrangement {
        if children.count == count { break }
        // A group that is as long as its items has no length to share.
        if divides, !isOpen {
          let share = max(0, room - spacing * CGFloat(count - 1)) / CGFloat(count)
          if axis == .vertical { lengths.height = share } else { lengths.width = share }
        }
      }
      let solution = solve(
        item, in: inner, first: next, remaining: remaining - (next - first), lengths)
      let length =
        isOpen
        ? item.layoutSize.dimension(axis).length(in: inner) : axis.length(of: solution.size)
      let needed =
        length + (item.edgeSpacing?.before(axis)?.spacing ?? 0)
        + (item.edgeSpacing?.after(axis)?.spacing ?? 0) + (children.isEmpty ? 0 : spacing)
      if case .line = group.arrangement {
        let isFirstRound = children.count < number
        let fits = used + needed <= room + Self.tolerance
        if !children.isEmpty, !fits, !(isOpen && isFirstRound) { break }
      }
      used += needed
      next += max(1, solution.items.count)
      children.append(Child(item: item, solution: solution))
      if children.count % number == 0, used <= 0, case .line = group.arrangement { break }
    }
    return children
  }

  // MARK: Positions

  private func line(
    _ children: [Child], of group: NSCollectionLayoutGroup, along axis: ScrollAxis.Direction,
    size: CGSize,
    inner: CGSize, _ insets: UIEdgeInsets
  ) -> GroupSolution {
    let across = axis.across
    let spacing = group.interItemSpacing
    func around(_ child: Child, _ axis: ScrollAxis.Direction) -> [NSCollectionLayoutSpacing] {
      [child.item.edgeSpacing?.before(axis), child.item.edgeSpacing?.after(axis)].compactMap { $0 }
    }
    let gaps =
      Array(repeating: spacing, count: max(0, children.count - 1)).compactMap { $0 }
      + children.flatMap { around($0, axis) }
    let lengths: [CGFloat] = children.map { axis.length(of: $0.solution.size) }
    let used = lengths.reduce(0, +) + gaps.map(\.spacing).reduce(0, +)
    let crossUsed = children.map { child in
      across.length(of: child.solution.size)
        + around(child, across).map(\.spacing).reduce(0, +)
    }.reduce(0, max)
    let isOpen = group.layoutSize.dimension(axis).isEstimated
    let isOpenAcross = group.layoutSize.dimension(across).isEstimated
    let along = isOpen ? used : axis.length(of: inner)
    let crossLength = isOpenAcross ? crossUsed : across.length(of: inner)
    let flexible = gaps.count(where: \.isFlexible)
    let share = flexible > 0 ? max(0, along - used) / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
    var solution = GroupSolution(
      size: axis.size(
        isOpen ? used : axis.length(of: size), isOpenAcross ? crossUsed : across.length(of: size)))
    var place = axis.before(insets)
    for (index, child) in children.enumerated() {
      if index > 0 { place += length(spacing) }
      place += length(child.item.edgeSpacing?.before(axis))
      let crossPlace =
        across.before(insets) + Self.crossOffset(of: child, across, in: crossLength)
      solution.add(child.solution, at: axis.point(place, crossPlace))
      place += axis.length(of: child.solution.size) + length(child.item.edgeSpacing?.after(axis))
    }
    return solution
  }

  /// Returns the orthogonal offset of an item: its spacing before, and its share of the free space.
  private static func crossOffset(
    of child: Child, _ across: ScrollAxis.Direction, in room: CGFloat
  ) -> CGFloat {
    let (before, after) = (
      child.item.edgeSpacing?.before(across), child.item.edgeSpacing?.after(across)
    )
    let start = before?.spacing ?? 0
    guard before?.isFlexible == true else { return start }
    let free = room - across.length(of: child.solution.size) - start - (after?.spacing ?? 0)
    return start + max(0, free) / (after?.isFlexible == true ? 2 : 1)
  }
}
