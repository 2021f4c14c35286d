import Foundation
import ScrollPhysics

/// The boundary supplementary items of a section or of the whole layout.
@MainActor
struct BoundarySet {
  private enum Side { case before, after, crossBefore, crossAfter, inside }

  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let axis: ScrollAxis.Direction
  /// The size to which fractional dimensions refer.
  let container: CGSize
  /// The coordinate at which the container begins orthogonally to the axis.
  let crossStart: CGFloat
  /// The sizes that views prefer, by the index of the item.
  var known: [Int: CGSize] = [:]

  func size(of index: Int) -> CGSize {
    items[index].layoutSize.size(in: container, known: known[index])
  }

  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
    let edges = item.alignment.edges
    let isVertical = axis == .vertical
    if edges.contains(isVertical ? .top : .leading) { return .before }
    if edges.contains(isVertical ? .bottom : .trailing) { return .after }
    if edges.contains(isVertical ? .leading : .top) { return .crossBefore }
    if edges.contains(isVertical ? .trailing : .bottom) { return .crossAfter }
    return .inside
  }

  private func extent(_ side: Side) -> CGFloat {
    items.indices.filter { items[$0].extendsBoundary && self.side(of: items[$0]) == side }
      .map { index in
        let offset = items[index].offset
        let size = size(of: index)
        return switch side {
        case .before: axis.length(of: size) - CGFloat(axis.component(of: offset))
        case .after: axis.length(of: size) + CGFloat(axis.component(of: offset))
        case .crossBefore:
          axis.across.length(of: size) - CGFloat(axis.across.component(of: offset))
        case .crossAfter:
          axis.across.length(of: size) + CGFloat(axis.across.component(of: offset))
        case .inside: 0
        }
      }.reduce(0, max)
  }

  /// The space that the views take before and after the content, and at its sides.
  var before: CGFloat { extent(.before) }
  var after: CGFloat { extent(.after) }
  var crossBefore: CGFloat { extent(.crossBefore) }
  var crossAfter: CGFloat { extent(.crossAfter) }

  /// Returns the frame of a view for content from `start` to `end`. A pinned view stays inside
  /// `visible`, but does not leave its content.
  func frame(
    of index: Int, start: CGFloat, end: CGFloat, visible: ClosedRange<CGFloat>?
  ) -> CGRect {
    let item = items[index]
    let (size, side) = (size(of: index), side(of: items[index]))
    let (length, crossLength) = (axis.length(of: size), axis.across.length(of: size))
    let offset = CGFloat(axis.component(of: item.offset))
    let edges = item.alignment.edges
    var place: CGFloat
    switch side {
    case .before: place = (item.extendsBoundary ? start - length : start) + offset
    case .after: place = (item.extendsBoundary ? end : end - length) + offset
    case .crossBefore, .crossAfter, .inside: place = (start + end - length) / 2 + offset
    }
    if item.pinToVisibleBounds, let visible {
      if side == .after {
        place = max(min(place, visible.upperBound - length), start - before)
      } else {
        place = min(max(place, visible.lowerBound), max(place, end - length))
      }
    }
    let crossEnd = crossStart + axis.across.length(of: container)
    let atStart = edges.contains(axis == .vertical ? .leading : .top)
    let atEnd = edges.contains(axis == .vertical ? .trailing : .bottom)
    var crossPlace: CGFloat
    switch side {
    case .crossBefore:
      crossPlace = crossStart + (item.extendsBoundary ? crossBefore - crossLength : crossBefore)
      if item.extendsBoundary { crossPlace -= CGFloat(axis.across.component(of: item.offset)) }
    case .crossAfter:
      crossPlace = crossEnd - crossAfter - (item.extendsBoundary ? 0 : crossLength)
    case .before, .after, .inside:
      crossPlace =
        atStart
        ? crossStart
        : atEnd ? crossEnd - crossLength : (crossStart + crossEnd - crossLength) / 2
    }
    crossPlace += CGFloat(axis.across.component(of: item.offset))
    return CGRect(
      origin: axis.point(place, crossPlace), size: axis.size(length, crossLength))
  }

  /// Returns the index of a view among the views of its kind.
  func ordinal(of index: Int) -> Int {
    items[..<index].count(where: { $0.elementKind == items[index].elementKind })
  }

  func index(ofKind kind: String, ordinal: Int) -> Int? {
    let same = items.indices.filter { items[$0].elementKind == kind }
    return same.indices.contains(ordinal) ? same[ordinal] : nil
  }
}
