import Foundation
import ScrollPhysics

/// The strip of a section that scrolls across the layout.
@MainActor
struct OrthogonalPlace {
  /// In the collection's content.
  let frame: CGRect
  let contentSize: CGSize
  let axis: ScrollAxis.Direction
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Room before the first and behind the last group, so that these can stand in the middle.
  let before, after: CGFloat
  let groups: GroupSequence
  /// How far it turns by pages.
  let page: CGFloat

  /// Where it stands at first.
  var initialOffset: CGFloat { -before }

  /// The offset at which a group stands where the behaviour wants it.
  func offset(ofGroup group: Int) -> CGFloat {
    let start = groups.start(of: group)
    guard behavior == .groupPagingCentered else { return start }
    return start + groups.length(of: group) / 2 - groups.length(of: 0) / 2 - before
  }

  /// The group that stands nearest to its place at an offset.
  private func group(at offset: CGFloat) -> Int {
    let count = groups.count
    let next = (0..<count).bisect { self.offset(ofGroup: $0) >= offset }
    guard next > 0 else { return 0 }
    guard next < count else { return count - 1 }
    let (low, high) = (self.offset(ofGroup: next - 1), self.offset(ofGroup: next))
    return offset - low < high - offset ? next - 1 : next
  }

  /// Where a finger that lets go at `offset` leads; `proposed` is where physics does. Velocity in
  /// points per millisecond.
  func target(
    proposed: CGFloat, from start: CGFloat, at offset: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard groups.count > 0 else { return proposed }
    let target: CGFloat
    switch behavior {
    case .none, .continuous: return proposed
    case .continuousGroupLeadingBoundary: target = self.offset(ofGroup: group(at: proposed))
    case .paging:
      let pages = max(page, 1)
      let here = (start / pages).rounded()
      let wanted =
        velocity == 0 ? (offset / pages).rounded() : here + (velocity > 0 ? 1 : -1)
      target = wanted * pages
    case .groupPaging, .groupPagingCentered:
      let here = group(at: start)
      let wanted = velocity == 0 ? group(at: offset) : here + (velocity > 0 ? 1 : -1)
      target = self.offset(ofGroup: min(max(wanted, 0), groups.count - 1))
    }
    let last = axis.length(of: contentSize) - axis.length(of: frame.size) + after
    return min(max(target, -before), max(last, -before))
  }
}
