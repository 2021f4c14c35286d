import Foundation
import ScrollPhysics

/// The scroll view of an orthogonally scrolling section.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  let section: Int
  private weak var collection: UICollectionView?
  private(set) var layoutSection: OrthogonalSection?
  /// The offset at which the current drag began.
  private var dragStart: CGFloat = 0

  init(section: Int, of collection: UICollectionView) {
    self.section = section
    self.collection = collection
    super.init(frame: .zero)
    // The collection view clips instead, because shadows of cells may extend beyond the section.
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the scroll view to the current layout; `offset` is only used the first time.
  func update(_ place: OrthogonalSection, offset: CGFloat) {
    let isNew = self.layoutSection == nil
    self.layoutSection = place
    if frame != place.frame { frame = place.frame }
    contentSize = place.contentSize
    let isHorizontal = place.axis == .horizontal
    alwaysBounceHorizontal = isHorizontal
    alwaysBounceVertical = !isHorizontal
    contentInset = UIEdgeInsets(
      top: isHorizontal ? 0 : place.before, left: isHorizontal ? place.before : 0,
      bottom: isHorizontal ? 0 : place.after, right: isHorizontal ? place.after : 0)
    switch place.behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = .normal
    case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
    }
    if isNew { contentOffset = place.axis.point(offset, 0) }
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layoutSection else { return proposed }
    let axis = layoutSection.axis
    let target = layoutSection.target(
      proposed: CGFloat(axis.component(of: proposed)), from: dragStart,
      at: CGFloat(axis.component(of: contentOffset)),
      velocity: CGFloat(axis.component(of: velocity)))
    return axis.point(target, CGFloat(axis.across.component(of: proposed)))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = layoutSection.map { CGFloat($0.axis.component(of: contentOffset)) } ?? 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let layoutSection else { return }
    collection?.orthogonalScrolled(
      section, to: CGFloat(layoutSection.axis.component(of: contentOffset)))
  }
}
