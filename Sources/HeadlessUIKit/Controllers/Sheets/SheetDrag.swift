import Foundation
import Graphics

/// The drag of a sheet by a finger. It moves the sheet unless the content under the finger scrolls.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let pan = UIPanGestureRecognizer()
  private var start: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] _ in self?.moved() }
  }

  func attach(to view: UIView) { view.addGestureRecognizer(pan) }
  func detach() { pan.view?.removeGestureRecognizer(pan) }

  private func moved() {
    guard let sheet else { return }
    let way = pan.translation(in: nil).y
    switch pan.state {
    case .began:
      start = sheet.draggedHeight
      sheet.setDraggedHeight(start - way)
    case .changed: sheet.setDraggedHeight(start - way)
    case .ended: sheet.endDrag(velocity: pan.velocity(in: nil).y)
    case .cancelled: sheet.endDrag(velocity: 0)
    case .possible, .failed: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.mayBeDragged else { return false }
    let way = pan.translation(in: nil)
    guard abs(way.y) > abs(way.x) else { return false }
    guard let content = contentUnderFinger else { return true }
    guard content.contentOffset.y <= -content.adjustedContentInset.top else { return false }
    return way.y > 0
      || sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isExpanded
  }

  /// The content scrolls only if the sheet is not dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let content = contentUnderFinger else { return false }
    return otherGestureRecognizer === content.panGestureRecognizer
  }

  /// The scroll view under the finger, inside the sheet.
  private var contentUnderFinger: UIScrollView? {
    guard let view = pan.tracked.first?.view else { return nil }
    let outside = pan.view?.superview
    for case let scroll as UIScrollView in view.ancestry.prefix(while: { $0 !== outside })
    where scroll.isScrollEnabled { return scroll }
    return nil
  }
}
