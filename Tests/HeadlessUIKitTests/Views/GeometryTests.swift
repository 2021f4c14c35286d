import Foundation
import Graphics
import HeadlessUIKit
import Testing

/// The relation of frame, bounds, center and transform, and conversion of points between views.
@MainActor
@Suite("View geometry")
struct GeometryTests {
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  @Test("The centre is the frame's middle, and moving it moves the frame")
  func center() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == rect(0, 0, 30, 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == rect(-15, -20, 30, 40))
  }

  @Test("New bounds keep the centre")
  func boundsKeepTheCenter() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.bounds = rect(5, 6, 10, 20)
    #expect(view.frame == rect(20, 30, 10, 20) && view.center == CGPoint(x: 25, y: 40))
  }

  @Test("A new frame keeps the bounds' origin")
  func frameKeepsTheScrolledOrigin() {
    let view = UIView(frame: rect(0, 0, 30, 40))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    view.frame = rect(1, 2, 3, 4)
    #expect(view.bounds == rect(7, 8, 3, 4))
  }

  @Test("The frame is the bounding box of the transformed bounds")
  func frameUnderRotation() {
    let view = UIView(frame: rect(0, 0, 40, 20))
    view.transform = quarter
    #expect(near(view.frame, rect(10, -10, 20, 40), within: 1e-9))
    #expect(view.bounds == rect(0, 0, 40, 20) && view.center == CGPoint(x: 20, y: 10))
  }

  @Test("A frame set under a transform reads back")
  func settingTheFrameUnderATransform() {
    for transform in [CGAffineTransform(scaleX: 2, y: -0.5), quarter] {
      let view = UIView(frame: rect(0, 0, 40, 20))
      view.transform = transform
      view.frame = rect(5, 6, 70, 80)
      #expect(near(view.frame, rect(5, 6, 70, 80), within: 1e-9))
      #expect(view.transform == transform)
    }
  }

  @Test("Insets larger than a rectangle give the null rectangle")
  func nullFrames() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 0).insetBy(dx: 8, dy: 5)
    #expect(view.frame == .zero && view.center == .zero)
  }

  @Test("Scaling to nothing leaves no NaN behind")
  func singularTransform() {
    let view = UIView(frame: rect(0, 0, 40, 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(view.frame == rect(20, 10, 0, 0))
    view.frame = rect(0, 0, 10, 10)
    view.transform = .identity
    #expect(view.frame.width.isFinite && view.center == CGPoint(x: 5, y: 5))
  }

  @Test("A new anchor point moves the frame, not the centre")
  func anchorPoint() {
    let view = UIView(frame: rect(100, 100, 40, 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 120, y: 110) && view.frame == rect(120, 90, 40, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(120, 70, 80, 40))
    view.frame = rect(0, 0, 80, 40)
    #expect(view.center == CGPoint(x: 0, y: 40) && view.bounds.size.width == 40)
  }

  @Test("Points convert through scroll offsets")
  func convertThroughScrolling() {
    onScreen()
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    let scrollView = UIScrollView(frame: rect(10, 20, 300, 400))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    let content = UIView(frame: rect(0, 500, 300, 50))
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentOffset.y = 480
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 40))
    #expect(content.convert(content.bounds, to: window) == rect(10, 40, 300, 50))
    #expect(content.convert(CGPoint(x: 10, y: 40), from: nil) == .zero)
    #expect(window.convert(rect(0, 0, 1, 1), from: content) == rect(10, 40, 1, 1))
  }

  @Test("Points convert through transforms and back")
  func convertThroughTransforms() {
    let root = UIView(frame: rect(0, 0, 200, 200))
    let turned = UIView(frame: rect(50, 50, 100, 60))
    let inner = UIView(frame: rect(10, 10, 20, 20))
    root.addSubview(turned)
    turned.addSubview(inner)
    turned.transform = quarter
    // (20, 20) in `turned` is 30 points left of its centre (100, 80), and 10 points above it.
    let middle = inner.convert(CGPoint(x: 10, y: 10), to: root)
    #expect(near(middle.x, 110, within: 1e-9) && near(middle.y, 50, within: 1e-9))
    let back = inner.convert(middle, from: root)
    #expect(near(back.x, 10, within: 1e-9) && near(back.y, 10, within: 1e-9))
    #expect(near(inner.convert(inner.bounds, to: nil), rect(100, 40, 20, 20), within: 1e-9))
  }

  @Test("Points convert between cousins through their common ancestor")
  func convertBetweenCousins() {
    let (root, a, b) = (
      UIView(), UIView(frame: rect(10, 0, 9, 9)), UIView(frame: rect(0, 30, 9, 9))
    )
    let child = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(child)
    #expect(child.convert(child.bounds, to: b) == rect(11, -28, 3, 4))
  }
}

@MainActor
@Suite("Hit testing")
struct HitTestTests {
  private let root = UIView(frame: rect(0, 0, 100, 100))
  private let under = UIView(frame: rect(0, 0, 60, 60))
  private let over = UIView(frame: rect(30, 30, 60, 60))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    if under.superview == nil {
      root.addSubview(under)
      root.addSubview(over)
    }
    return root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The front view is hit, otherwise the superview, and nothing outside")
  func order() {
    #expect(hit(40, 40) === over && hit(10, 10) === under && hit(95, 10) === root)
    #expect(hit(100, 10) == nil && hit(-1, 10) == nil)
    root.bringSubviewToFront(under)
    #expect(hit(40, 40) === under)
  }

  @Test("Hidden, disabled and nearly transparent views let touches through")
  func letThrough() {
    over.isHidden = true
    #expect(hit(40, 40) === under)
    over.isHidden = false
    over.isUserInteractionEnabled = false
    #expect(hit(40, 40) === under)
    over.isUserInteractionEnabled = true
    over.alpha = 0.009
    #expect(hit(40, 40) === under)
    over.alpha = 0.01
    #expect(hit(40, 40) === over)
  }

  @Test("A subview outside its superview's bounds is not hit, even if it is seen")
  func outsideTheSuperview() {
    let outside = UIView(frame: rect(70, 0, 20, 20))
    under.addSubview(outside)
    #expect(hit(75, 5) === root)
  }

  @Test("A view may exclude a point")
  func pointInside() {
    final class Ring: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 10 }
    }
    let ring = Ring(frame: rect(0, 0, 100, 100))
    root.addSubview(ring)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === ring)
    #expect(root.hitTest(CGPoint(x: 15, y: 5), with: nil) === root)
  }

  @Test("Scrolled content is hit where it is displayed")
  func scrolledContent() {
    onScreen()
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    let row = UIView(frame: rect(0, 200, 100, 50))
    scrollView.addSubview(row)
    scrollView.contentOffset.y = 180
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.addSubview(scrollView)
    #expect(window.hitTest(CGPoint(x: 5, y: 30), with: nil) === row)
    #expect(window.hitTest(CGPoint(x: 5, y: 10), with: nil) === scrollView)
  }
}
