import Foundation
import ScrollPhysics

/// The position and the contents of an orthogonally scrolling section.
@MainActor
struct OrthogonalSection {
  /// The frame of the section's scroll view, in the collection view's content.
  let frame: CGRect
  let contentSize: CGSize
  let axis: ScrollAxis.Direction
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The space before the first and after the last group, which allows both to be centred.
  let before, after: CGFloat
  let groups: GroupSequence
  /// The length of a page.
  let page: CGFloat

  /// The initial content offset.
  var initialOffset: CGFloat { -before }

  /// Returns the content offset at which a group is in the position that the behaviour requires.
  func offset(ofGroup group: Int) -> CGFloat {
    let start = groups.start(of: group)
    guard behavior == .groupPagingCentered else { return start }
    return start + groups.length(of: group) / 2 - groups.length(of: 0) / 2 - before
  }

  /// Returns the group that is nearest to its required position at an offset.
  private func group(at offset: CGFloat) -> Int {
    let count = groups.count
    let next = (0..<count).bisect { self.offset(ofGroup: $0) >= offset }
    guard next > 0 else { return 0 }
    guard next < count else { return count - 1 }
    let (low, high) = (self.offset(ofGroup: next - 1), self.offset(ofGroup: next))
    return offset - low < high - offset ? next - 1 : next
  }

  /// Returns the content offset at which scrolling ends after a drag from `start` to `offset`.
  ///
  /// `proposed` is the offset given by the physics. The velocity is in points per millisecond.
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
