import Foundation
import HeadlessUIKit
import Testing

/// Zooming, and the tap on the status bar, by touches that the dispatcher delivers.
@MainActor
@Suite("Zooming and scrolling to the top", .serialized)
struct ZoomingTests {
  @MainActor
  private final class Fixture: UIScrollViewDelegate {
    let environment: ScreenEnvironment
    let window: UIWindow
    let scroll = UIScrollView()
    let page = UIView()
    let touches: TouchDispatcher
    var zooms = true
    var allowsTop = true
    private(set) var calls: [String] = []

    init(content: CGSize = CGSize(width: 400, height: 800)) {
      environment = onScreen(width: 400, height: 800, statusBarHeight: 20)
      window = UIWindow(frame: UIScreen.main.bounds)
      touches = TouchDispatcher(window)
      scroll.frame = window.bounds
      page.frame = CGRect(origin: .zero, size: content)
      scroll.addSubview(page)
      scroll.contentSize = content
      scroll.maximumZoomScale = 3
      scroll.minimumZoomScale = 0.5
      scroll.delegate = self
      window.addSubview(scroll)
      window.layoutIfNeeded()
    }

    func forget() { calls = [] }

    func advance(to time: TimeInterval) {
      while let next = ([touches.nextEvent, scroll.motionEnd].compactMap { $0 }).min(),
        next <= time
      {
        environment.clock.advance(to: max(next, environment.clock.time))
        scroll.advance(to: next)
        touches.handle(at: next)
      }
      environment.clock.advance(to: time)
      scroll.advance(to: time)
      window.layoutIfNeeded()
    }

    func wait(_ duration: TimeInterval) { advance(to: environment.clock.time + duration) }

    /// Moves two fingers around a point to another distance.
    func pinch(at point: CGPoint, from start: CGFloat, to end: CGFloat) {
      let now = environment.clock.time
      for (finger, side) in [(0, -0.5), (1, 0.5)] as [(Int, CGFloat)] {
        touches.down(
          finger: finger, at: CGPoint(x: point.x + side * start, y: point.y), on: nil, time: now)
      }
      for (finger, side) in [(0, -0.5), (1, 0.5)] as [(Int, CGFloat)] {
        touches.move(
          finger: finger, to: CGPoint(x: point.x + side * end, y: point.y), from: now,
          until: now + 0.5, smoothly: false)
      }
      wait(0.6)
    }

    func lift() {
      for finger in [0, 1] { touches.lift(finger: finger, at: environment.clock.time) }
    }

    func tap(at point: CGPoint) {
      touches.down(finger: 0, at: point, on: nil, time: environment.clock.time)
      wait(0.1)
      touches.lift(finger: 0, at: environment.clock.time)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? page : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("willBegin \(view === page)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if calls.last != "didZoom" { calls.append("didZoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("didEnd \(scale)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("shouldTop")
      return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didTop") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didAnimate")
    }
  }

  @Test("The zoom scale stays within its limits and keeps the visible centre")
  func byCode() {
    let fixture = Fixture()
    fixture.scroll.zoomScale = 2
    #expect(fixture.scroll.zoomScale == 2)
    #expect(fixture.page.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(fixture.page.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
    #expect(fixture.scroll.contentSize == CGSize(width: 800, height: 1600))
    #expect(fixture.scroll.contentOffset == CGPoint(x: 200, y: 400))
    #expect(fixture.calls == ["didZoom"])
    fixture.scroll.zoomScale = 9
    #expect(fixture.scroll.zoomScale == 3)
    fixture.scroll.zoomScale = 0
    #expect(fixture.scroll.zoomScale == 0.5)
    #expect(fixture.scroll.contentOffset == .zero)
    fixture.zooms = false
    fixture.scroll.zoomScale = 1
    #expect(fixture.scroll.zoomScale == 0.5)
  }

  @Test("Zooming to a rectangle fills the view with it")
  func rectangle() {
    let fixture = Fixture()
    fixture.scroll.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 200), animated: false)
    #expect(fixture.scroll.zoomScale == 2)
    // The middle of the rectangle, (200, 300), is in the middle of 400 × 800 points.
    #expect(fixture.scroll.contentOffset == CGPoint(x: 200, y: 200))
    fixture.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(fixture.scroll.zoomScale == 3)
    #expect(fixture.scroll.contentOffset == .zero)
  }

  @Test("An animated zoom notifies of its start and end")
  func animated() {
    let fixture = Fixture()
    fixture.scroll.setZoomScale(2, animated: true)
    #expect(fixture.calls == ["willBegin true", "didZoom"])
    fixture.wait(1)
    #expect(fixture.calls == ["willBegin true", "didZoom", "didEnd 2.0"])
  }

  @Test("A pinch zooms about its centre without dragging")
  func pinch() {
    let fixture = Fixture()
    // Eight points are the hysteresis: the distance grows from 108 to 216.
    fixture.pinch(at: CGPoint(x: 100, y: 200), from: 100, to: 216)
    #expect(abs(fixture.scroll.zoomScale - 2) < 1e-9)
    #expect(fixture.scroll.isZooming)
    #expect(fixture.scroll.contentOffset == CGPoint(x: 100, y: 200))
    #expect(fixture.calls == ["willBegin true", "didZoom"])
    fixture.lift()
    #expect(!fixture.scroll.isZooming)
    #expect(fixture.calls == ["willBegin true", "didZoom", "didEnd 2.0"])
  }

  @Test("A pinch beyond the limits resists and returns at the end")
  func bounce() {
    let fixture = Fixture()
    fixture.pinch(at: CGPoint(x: 200, y: 400), from: 40, to: 380)
    #expect(fixture.scroll.zoomScale > 3)
    fixture.lift()
    #expect(fixture.scroll.isZoomBouncing)
    #expect(fixture.scroll.zoomScale == 3)
    fixture.wait(1)
    #expect(!fixture.scroll.isZoomBouncing)
    #expect(fixture.calls.last == "didEnd 3.0")
    let stiff = Fixture()
    stiff.scroll.bouncesZoom = false
    stiff.pinch(at: CGPoint(x: 200, y: 400), from: 40, to: 380)
    #expect(stiff.scroll.zoomScale == 3)
  }

  @Test("Two fingers drag if zooming is impossible")
  func withoutView() {
    let fixture = Fixture(content: CGSize(width: 400, height: 2000))
    fixture.zooms = false
    fixture.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 300)
    #expect(fixture.scroll.zoomScale == 1)
    #expect(fixture.page.transform.isIdentity)
    fixture.lift()
  }

  @Test("A zoomed view with constraints keeps its corner, and the content its scaled size")
  func constraints() {
    let fixture = Fixture()
    fixture.page.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      fixture.page.topAnchor.constraint(equalTo: fixture.scroll.contentLayoutGuide.topAnchor),
      fixture.page.bottomAnchor.constraint(equalTo: fixture.scroll.contentLayoutGuide.bottomAnchor),
      fixture.page.leadingAnchor.constraint(
        equalTo: fixture.scroll.contentLayoutGuide.leadingAnchor),
      fixture.page.trailingAnchor.constraint(
        equalTo: fixture.scroll.contentLayoutGuide.trailingAnchor),
      fixture.page.widthAnchor.constraint(equalToConstant: 400),
      fixture.page.heightAnchor.constraint(equalToConstant: 800),
    ])
    fixture.window.layoutIfNeeded()
    fixture.scroll.zoomScale = 2
    fixture.scroll.setNeedsLayout()
    fixture.window.layoutIfNeeded()
    #expect(fixture.scroll.contentSize == CGSize(width: 800, height: 1600))
    #expect(fixture.page.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
  }

  // MARK: Status bar

  @Test("A tap on the status bar scrolls to the top if the delegate allows it")
  func statusBar() {
    let fixture = Fixture(content: CGSize(width: 400, height: 3000))
    fixture.scroll.contentOffset.y = 900
    fixture.allowsTop = false
    fixture.tap(at: CGPoint(x: 200, y: 10))
    fixture.wait(1)
    #expect(fixture.scroll.contentOffset.y == 900)
    #expect(fixture.calls == ["shouldTop"])
    fixture.allowsTop = true
    fixture.forget()
    fixture.tap(at: CGPoint(x: 200, y: 10))
    #expect(fixture.scroll.contentOffset.y == 900)
    fixture.wait(1)
    #expect(fixture.scroll.contentOffset.y == 0)
    #expect(fixture.calls == ["shouldTop", "didTop"])
    fixture.tap(at: CGPoint(x: 200, y: 10))
    #expect(fixture.calls == ["shouldTop", "didTop"])
  }

  @Test("With two candidates, no scroll view scrolls to the top")
  func ambiguousTop() {
    let fixture = Fixture(content: CGSize(width: 400, height: 3000))
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    other.contentSize = CGSize(width: 400, height: 900)
    fixture.window.addSubview(other)
    fixture.scroll.contentOffset.y = 900
    fixture.tap(at: CGPoint(x: 200, y: 10))
    fixture.wait(1)
    #expect(fixture.scroll.contentOffset.y == 900)
    other.scrollsToTop = false
    fixture.tap(at: CGPoint(x: 200, y: 10))
    fixture.wait(1)
    #expect(fixture.scroll.contentOffset.y == 0)
  }
}
