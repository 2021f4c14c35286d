import Foundation
import HeadlessUIKit
import Testing

/// The insets, range and offset of a scroll view at rest.
@MainActor
@Suite("Scroll view insets")
struct ScrollInsetTests {
  private let safe = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  private let short = CGSize(width: 400, height: 100)
  private let long = CGSize(width: 400, height: 3000)

  @Test("never uses the content inset only")
  func never() {
    let fixture = ScrollFixture(content: long, safeArea: safe) {
      $0.contentInsetAdjustmentBehavior = .never
      $0.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    #expect(fixture.view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(fixture.offset == CGPoint(x: 0, y: -5))
  }

  @Test("always adds the safe area on all edges")
  func always() {
    let fixture = ScrollFixture(content: short, safeArea: safe) {
      $0.contentInsetAdjustmentBehavior = .always
      $0.contentInset = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
    }
    #expect(
      fixture.view.adjustedContentInset
        == UIEdgeInsets(top: 49, left: 11, bottom: 34, right: 12))
    #expect(fixture.offset == CGPoint(x: -11, y: -49))
  }

  @Test(
    "automatic and scrollableAxes add the safe area along scrolling axes",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func scrollableAxes(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    func inset(_ content: CGSize, _ configure: (UIScrollView) -> Void = { _ in }) -> UIEdgeInsets {
      let fixture = ScrollFixture(content: content, safeArea: safe) {
        $0.contentInsetAdjustmentBehavior = behavior
        configure($0)
      }
      return withExtendedLifetime(fixture) { fixture.view.adjustedContentInset }
    }
    #expect(inset(short) == .zero)
    #expect(inset(long) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      inset(CGSize(width: 401, height: 800)) == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)
    )
    #expect(
      inset(short) { $0.alwaysBounceVertical = true }
        == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      inset(short) { $0.alwaysBounceHorizontal = true }
        == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12))
  }

  @Test("automatic also insets short content under a navigation bar, scrollableAxes does not")
  func navigation() {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
      scrollView.contentInsetAdjustmentBehavior = behavior
      controller.view.addSubview(scrollView)
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      #expect(scrollView.adjustedContentInset.top == (behavior == .automatic ? 64 : 0))
      #expect(scrollView.contentOffset.y == (behavior == .automatic ? -64 : 0))
    }
  }

  @Test("A controller may disable automatic insets for bars")
  func declined() {
    onScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = false
    let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
    controller.view.addSubview(scrollView)
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize.height = 2000
    #expect(scrollView.adjustedContentInset.top == 64)
  }

  @Test("A new inset moves content at rest at the top, and not elsewhere")
  func insetsKeepTheEdge() {
    let fixture = ScrollFixture()
    fixture.view.contentInset.top = 50
    #expect(fixture.offset.y == -50)
    fixture.view.contentInset.top = 20
    #expect(fixture.offset.y == -20)
    fixture.view.contentOffset.y = 100
    fixture.view.contentInset.top = 80
    #expect(fixture.offset.y == 100)
  }

  @Test("Shrinking content moves the offset into the range without animation")
  func shrinkingContent() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 2000
    fixture.forget()
    fixture.view.contentSize.height = 1000
    #expect(fixture.offset.y == 200 && fixture.scrolls == [CGPoint(x: 0, y: 200)])
    fixture.view.contentSize.height = 3000
    #expect(fixture.offset.y == 200)
    fixture.view.contentSize = .zero
    #expect(fixture.offset.y == 0)
  }

  @Test("An offset set outside the range stays when the range changes")
  func outsideStays() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = -120
    fixture.view.contentSize.height = 2000
    #expect(fixture.offset.y == -120)
  }

  @Test("The delegate is notified of a changed adjusted inset once, and not of an equal one")
  func insetCallback() {
    let fixture = ScrollFixture()
    fixture.view.contentInset.top = 50
    #expect(fixture.calls == ["inset "])
    fixture.view.contentInset.top = 50
    fixture.view.contentInset.left = 0
    fixture.view.contentSize.height = 4000
    #expect(fixture.calls == ["inset "])
  }

  @Test("The delegate is notified of a safe area change after layout")
  func safeAreaCallback() {
    onScreen()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: rect(0, 0, 375, 667))
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    controller.view.addSubview(scrollView)
    let window = UIWindow(frame: rect(0, 0, 375, 667))
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset.top == 30 && scrollView.contentOffset.y == -30)
  }

  @Test("A larger view whose content fits returns to the start")
  func growingBounds() {
    let fixture = ScrollFixture(content: CGSize(width: 400, height: 900))
    fixture.view.contentOffset.y = 100
    fixture.view.frame.size.height = 1000
    fixture.window.layoutIfNeeded()
    #expect(fixture.offset.y == 0)
  }
}

/// Offsets set by code.
@MainActor
@Suite("Programmatic scrolling")
struct ScrollByCodeTests {
  @Test("An offset may be outside the range, and is reported before the setter returns")
  func outside() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset = CGPoint(x: -7, y: 9999)
    #expect(fixture.scrolls == [CGPoint(x: -7, y: 9999)] && fixture.view.bounds.minY == 9999)
    fixture.wait(1)
    #expect(fixture.offset == CGPoint(x: -7, y: 9999))
  }

  @Test("Setting an equal offset reports nothing")
  func same() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset = .zero
    fixture.view.setContentOffset(.zero, animated: false)
    fixture.view.setContentOffset(.zero, animated: true)
    #expect(fixture.scrolls.isEmpty && fixture.view.motionEnd == nil)
  }

  @Test("Non-finite offsets are ignored", arguments: [CGFloat.nan, .infinity])
  func nonsense(value: CGFloat) {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = value
    fixture.view.setContentOffset(CGPoint(x: value, y: 5), animated: true)
    fixture.view.setContentOffset(CGPoint(x: 5, y: value), animated: false)
    #expect(fixture.offset == .zero && fixture.scrolls.isEmpty && fixture.view.motionEnd == nil)
  }

  @Test("The bounds' origin is the offset")
  func boundsOrigin() {
    let fixture = ScrollFixture()
    fixture.view.bounds.origin.y = 77
    #expect(fixture.offset.y == 77 && fixture.scrolls.count == 1)
  }

  @Test("An animated offset takes 0.3 s with ease-in-out and one final call")
  func animated() {
    let fixture = ScrollFixture()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(fixture.offset.y == 0)
    fixture.advance(to: 0.15)
    #expect(near(fixture.offset.y, 500, within: 1e-6) && fixture.calls.isEmpty)
    fixture.advance(to: 0.3)
    #expect(fixture.offset.y == 1000 && fixture.calls == ["didAnimate "])
    fixture.wait(1)
    #expect(fixture.calls.count == 1)
  }

  @Test("An offset set without animation stops motion without further calls")
  func jumpEndsMotion() {
    let fixture = ScrollFixture()
    fixture.fling(-200)
    fixture.wait(0.1)
    fixture.forget()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    fixture.wait(1)
    #expect(fixture.offset.y == 50 && fixture.calls.isEmpty && !fixture.view.isDecelerating)
  }

  @Test("Setting the property lets a deceleration continue from there")
  func propertyKeepsMotion() {
    let fixture = ScrollFixture()
    fixture.fling(-200)
    fixture.view.contentOffset.y = 1000
    fixture.wait(0.1)
    #expect(fixture.offset.y > 1050 && fixture.view.isDecelerating)
  }

  @Test("scrollRectToVisible moves minimally, within the range and insets")
  func rectToVisible() {
    let fixture = ScrollFixture {
      $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    }
    func shown(_ y: CGFloat, _ height: CGFloat, from offset: CGFloat) -> CGFloat {
      fixture.view.contentOffset.y = offset
      fixture.view.scrollRectToVisible(rect(0, y, 10, height), animated: false)
      return fixture.offset.y
    }
    #expect(shown(500, 100, from: 0) == 0)
    #expect(shown(900, 100, from: 0) == 220)
    #expect(shown(300, 100, from: 1000) == 290)
    #expect(shown(2990, 500, from: 0) == 2220)
    #expect(shown(-300, 10, from: 1000) == -10)
  }

  @Test("A rectangle larger than the view scrolls only if it shows something else")
  func largeRectToVisible() {
    let fixture = ScrollFixture()
    func shown(from offset: CGFloat) -> CGFloat {
      fixture.view.contentOffset.y = offset
      fixture.view.scrollRectToVisible(rect(0, 500, 10, 1500), animated: false)
      return fixture.offset.y
    }
    #expect(shown(from: 0) == 500 && shown(from: 800) == 800 && shown(from: 1900) == 1200)
  }

  @Test(
    "An empty or infinite rectangle does not scroll",
    arguments: [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 2000, width: 10, height: 0)])
  func emptyRectToVisible(target: CGRect) {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 700
    fixture.view.scrollRectToVisible(target, animated: false)
    #expect(fixture.offset.y == 700)
  }

  @Test("A delegate may set the offset in a callback")
  func reentrant() {
    let fixture = ScrollFixture()
    fixture.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    fixture.view.contentOffset.y = -50
    #expect(fixture.offset.y == 0)
    #expect(fixture.scrolls.map(\.y) == [-50, 0])
  }

  @Test("A delegate that fixes the offset at the top holds it through a drag and its end")
  func heldAtTheTop() {
    let fixture = ScrollFixture()
    fixture.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    fixture.down()
    for _ in 0..<10 { fixture.move(by: 0, 20, over: 0.05) }
    #expect(fixture.offset.y == 0)
    fixture.move(by: 0, -30, over: 0.2)
    #expect(near(fixture.offset.y, 30, within: 1e-6))
  }

  @Test("A delegate that animates at the drag's end takes precedence")
  func animatingAtTheEnd() {
    let fixture = ScrollFixture()
    fixture.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
    fixture.fling(-200)
    fixture.wait(0.5)
    #expect(fixture.offset.y == 700)
    #expect(fixture.calls == ["willDrag TD", "willEnd TD", "didEnd(true) ", "didAnimate "])
  }
}
