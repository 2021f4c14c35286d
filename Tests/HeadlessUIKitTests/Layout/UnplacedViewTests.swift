import Foundation
import HeadlessUIKit
import Testing

/// Views that do not translate their autoresizing mask and have no constraint: code places them.
@MainActor
struct UnplacedViewTests {
  private let scene = Scene()

  private func unplaced(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
    let view = box(in: superview ?? scene.root)
    view.frame = frame
    return view
  }

  @Test func aViewWithoutConstraintsStaysWhereItsFramePutsIt() {
    let view = unplaced(rect(20, 30, 100, 50))
    scene.layout()
    #expect(view.frame == rect(20, 30, 100, 50))
    view.center = CGPoint(x: 100, y: 200)
    view.bounds.size = CGSize(width: 60, height: 40)
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(view.frame == rect(70, 180, 60, 40))
  }

  @Test func constraintsOfOtherViewsDoNotMoveIt() {
    let view = unplaced(rect(20, 30, 100, 50))
    let sibling = box(in: scene.root)
    sibling.place(x: 1, y: 2, width: 3, height: 4)
    let inner = box(in: view)
    let leaf = box(in: inner)
    inner.frame = rect(5, 6, 70, 20)
    scene.layout()
    #expect(view.frame == rect(20, 30, 100, 50) && inner.frame == rect(5, 6, 70, 20))
    #expect(sibling.frame == rect(1, 2, 3, 4) && leaf.frame == .zero)
  }

  @Test func aScrollViewKeepsItInEachPass() {
    let scroll = UIScrollView(frame: rect(0, 0, 200, 300))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scene.root.addSubview(scroll)
    let view = unplaced(.zero, in: scroll)
    for offset: CGFloat in [-80, -20, 0, 40] {
      scroll.contentOffset.y = offset
      view.frame = rect(0, offset, 200, max(-offset, 0))
      scene.layout()
      #expect(view.frame == rect(0, offset, 200, max(-offset, 0)))
    }
  }

  /// A view that stretches with an unplaced view is laid out in that view's current size.
  @Test func constraintsInStretchingSubviewsUseItsSize() {
    let view = unplaced(rect(20, 30, 100, 50))
    let plane = UIView(frame: view.bounds)
    plane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(plane)
    let leaf = box(in: plane)
    leaf.pin(to: plane)
    scene.layout()
    #expect(view.frame == rect(20, 30, 100, 50) && leaf.frame == rect(0, 0, 100, 50))
    view.frame.size.width = 140
    scene.layout()
    #expect(plane.frame == rect(0, 0, 140, 50) && leaf.frame == rect(0, 0, 140, 50))
    view.place(x: 7, y: 8, width: 90, height: 60)
    scene.layout()
    #expect(view.frame == rect(7, 8, 90, 60) && leaf.frame == rect(0, 0, 90, 60))
  }

  /// From its first constraint on, constraints alone place the view, and what they leave open is 0.
  @Test func itsFirstConstraintTakesOver() {
    let view = unplaced(rect(20, 30, 100, 50))
    scene.layout()
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    width.isActive = true
    scene.layout()
    #expect(view.frame == .zero)
    width.constant = 60
    scene.layout()
    #expect(view.frame == rect(0, 0, 60, 0))
  }

  @Test func theLastConstraintLeavesItWhereItIs() {
    let view = box(in: scene.root)
    view.place(x: 20, y: 30, width: 100, height: 50)
    scene.layout()
    NSLayoutConstraint.deactivate(scene.root.constraints + view.constraints)
    scene.layout()
    #expect(view.frame == rect(20, 30, 100, 50))
    view.frame.origin.y = 70
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(view.frame == rect(20, 70, 100, 50))
  }

  /// A content size is a pair of constraints too.
  @Test func aContentSizePlacesTheView() {
    let view = add(SizedView(40, 20), to: scene.root)
    view.frame = rect(20, 30, 100, 50)
    scene.layout()
    #expect(view.frame == rect(0, 0, 40, 20))
  }
}
