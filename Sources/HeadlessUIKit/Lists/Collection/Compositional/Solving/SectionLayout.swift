import Foundation
import ScrollPhysics

/// The positions in one section of a compositional layout: headers, then the inset groups, then
/// footers.
@MainActor
final class SectionLayout {
  let section: NSCollectionLayoutSection
  let index: Int
  let itemCount: Int
  /// The scrolling axis of the layout.
  let axis: ScrollAxis.Direction
  /// The size of the collection view without its insets.
  let full: CGSize
  let insets: UIEdgeInsets
  let groups: GroupSequence
  var boundary: BoundarySet
  /// Creates attributes of the class that the layout requires.
  private let make: (ElementKey) -> UICollectionViewLayoutAttributes
  /// The coordinate at which the section begins along the layout.
  var start: CGFloat = 0

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  init(
    _ section: NSCollectionLayoutSection, index: Int, itemCount: Int,
    along axis: ScrollAxis.Direction,
    in full: CGSize, beyond safe: UIEdgeInsets, supplementariesBeyond own: UIEdgeInsets,
    traits: UITraitCollection,
    make: @escaping (ElementKey) -> UICollectionViewLayoutAttributes
  ) {
    self.make = make
    (self.section, self.index, self.itemCount) = (section, index, itemCount)
    (self.axis, self.full) = (axis, full)
    let given = UIEdgeInsets(
      top: section.contentInsets.top, left: section.contentInsets.leading,
      bottom: section.contentInsets.bottom, right: section.contentInsets.trailing)
    let insets = given + safe
    self.insets = insets
    let across = axis.across
    let follows = section.supplementariesFollowContentInsets
    let beside = follows ? given + own : .zero
    let boundary = BoundarySet(
      items: section.boundarySupplementaryItems, axis: axis,
      container: axis.size(
        axis.length(of: full),
        max(0, across.length(of: full) - across.before(beside) - across.after(beside))),
      crossStart: across.before(beside))
    self.boundary = boundary
    let sides = boundary.crossBefore + boundary.crossAfter
    let room = CGSize(
      width: max(0, full.width - insets.left - insets.right),
      height: max(0, full.height - insets.top - insets.bottom))
    groups = GroupSequence(
      group: section.group,
      along: section.orthogonalScrollingBehavior == .none ? axis : across,
      in: axis.size(axis.length(of: room), max(0, across.length(of: room) - sides)),
      spacing: section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0,
      itemCount: itemCount, traits: traits)
  }

  // MARK: Layout axis

  private var contentLength: CGFloat { isOrthogonal ? groups.crossLength : groups.total }
  private var contentStart: CGFloat { start + boundary.before }
  private var groupsStart: CGFloat { contentStart + axis.before(insets) }
  private var contentEnd: CGFloat { groupsStart + contentLength + axis.after(insets) }
  var end: CGFloat { contentEnd + boundary.after }

  private var crossStart: CGFloat { axis.across.before(insets) + boundary.crossBefore }

  /// The frame of the section, over the full orthogonal length.
  var frame: CGRect {
    CGRect(
      origin: axis.point(start, 0), size: axis.size(end - start, axis.across.length(of: full)))
  }

  // MARK: Orthogonal scrolling

  /// The position of the section's scroll view; nil for a section without orthogonal scrolling.
  var orthogonalSection: OrthogonalSection? {
    guard isOrthogonal, groups.count > 0 else { return nil }
    let across = axis.across
    let width = across.length(of: full)
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    func room(_ group: Int, _ inset: CGFloat) -> CGFloat {
      isCentered ? (width - groups.length(of: group)) / 2 - inset : 0
    }
    return OrthogonalSection(
      frame: CGRect(
        origin: axis.point(groupsStart, 0), size: axis.size(contentLength, width)),
      contentSize: axis.size(
        contentLength, across.before(insets) + groups.total + across.after(insets)),
      axis: across, behavior: section.orthogonalScrollingBehavior,
      before: room(0, across.before(insets)),
      after: room(groups.count - 1, across.after(insets)), groups: groups,
      page: across.length(of: groups.container))
  }

  // MARK: Elements

  private func origin(of group: Int) -> CGPoint {
    let place = groups.start(of: group)
    return isOrthogonal
      ? axis.point(groupsStart, crossStart + place)
      : axis.point(groupsStart + place, crossStart)
  }

  func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes? {
    guard (0..<itemCount).contains(item), groups.count > 0 else { return nil }
    let group = groups.group(ofItem: item)
    let offset = item - groups.firstItem(of: group)
    guard let place = groups.solution(of: group).items.first(where: { $0.offset == offset }) else {
      return nil
    }
    return attributes(place, in: group)
  }

  private func attributes(
    _ place: GroupSolution.Item, in group: Int
  ) -> UICollectionViewLayoutAttributes {
    let item = groups.firstItem(of: group) + place.offset
    let origin = origin(of: group)
    let result = make(ElementKey(item: IndexPath(item: item, section: index)))
    result.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    result.zIndex = place.zIndex
    result.fitting = place.fitting
    result.scrollerSection = isOrthogonal ? index : nil
    if let list = section.list {
      result.listPlace = ListPosition(list, item: item, count: itemCount, section: index)
    }
    return result
  }

  private func attributes(
    _ badge: GroupSolution.Badge, in group: Int
  ) -> UICollectionViewLayoutAttributes {
    let origin = origin(of: group)
    let path = IndexPath(item: groups.firstItem(of: group) + badge.offset, section: index)
    let result = make(ElementKey(supplementaryView: badge.item.elementKind, at: path))
    result.frame = badge.frame.offsetBy(dx: origin.x, dy: origin.y)
    result.zIndex = badge.item.zIndex
    result.scrollerSection = isOrthogonal ? index : nil
    return result
  }

  /// Returns the items and their supplementary views in a range along the groups.
  func elements(
    ofGroupsFrom low: CGFloat, to high: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let before = isOrthogonal ? crossStart : groupsStart
    var result: [UICollectionViewLayoutAttributes] = []
    for group in groups.groups(from: low - before, to: high - before) {
      let solution = groups.solution(of: group)
      result += solution.items.map { attributes($0, in: group) }
      result += solution.badges.map { attributes($0, in: group) }
    }
    return result
  }

  func badge(ofKind kind: String, item: Int) -> UICollectionViewLayoutAttributes? {
    guard (0..<itemCount).contains(item) else { return nil }
    let group = groups.group(ofItem: item)
    let offset = item - groups.firstItem(of: group)
    return groups.solution(of: group).badges
      .first { $0.offset == offset && $0.item.elementKind == kind }
      .map { attributes($0, in: group) }
  }

  /// Returns the attributes of a boundary supplementary item.
  func boundaryAttributes(
    of index: Int, visible: ClosedRange<CGFloat>?
  ) -> UICollectionViewLayoutAttributes {
    let item = boundary.items[index]
    let path = IndexPath(item: boundary.ordinal(of: index), section: self.index)
    let result = make(ElementKey(supplementaryView: item.elementKind, at: path))
    result.frame = boundary.frame(
      of: index, start: contentStart, end: contentEnd, visible: visible)
    result.zIndex = item.zIndex
    result.fitting = item.layoutSize.fitting
    if let list = section.list { result.listPlace = ListPosition(list, kind: item.elementKind) }
    return result
  }

  func decorationAttributes(of index: Int) -> UICollectionViewLayoutAttributes {
    let item = section.decorationItems[index]
    let path = IndexPath(item: index, section: self.index)
    let result = make(ElementKey(decorationView: item.elementKind, at: path))
    let place = frame.inset(
      by: UIEdgeInsets(
        top: item.contentInsets.top, left: item.contentInsets.leading,
        bottom: item.contentInsets.bottom, right: item.contentInsets.trailing))
    result.frame = CGRect(
      origin: place.origin, size: CGSize(width: max(0, place.width), height: max(0, place.height)))
    result.zIndex = item.zIndex
    return result
  }
}
