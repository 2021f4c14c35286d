import Foundation
import HeadlessUIKit
import Testing

/// The data source and delegate calls of a page view controller while pages scroll.
@MainActor
@Suite("Page view controllers")
struct PageViewControllerTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Page: UIViewController {
    let log: Log
    let number: Int
    init(_ number: Int, _ log: Log) {
      (self.number, self.log) = (number, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(number) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(number) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(number) willGo") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(number) didGo") }
  }

  final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    let log: Log
    init(_ pages: [Page], _ log: Log) { (self.pages, self.log) = (pages, log) }
    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.lines.append("to \(pendingViewControllers.compactMap { ($0 as? Page)?.number })")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let old = previousViewControllers.compactMap { ($0 as? Page)?.number }
      log.lines.append("finished from \(old) \(completed)")
    }
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let log = Log()
    let pages: [Page]
    let source: Source
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)

    init(at index: Int = 1) {
      let log = log
      pages = (0..<3).map { Page($0, log) }
      source = Source(pages, log)
      controller.dataSource = source
      controller.delegate = source
      controller.setViewControllers([pages[index]], direction: .forward, animated: false)
      touches.window.rootViewController = controller
      touches.window.show()
      _ = log.take()
    }

    var shown: Int? { (controller.viewControllers?.first as? Page)?.number }
    var scroller: UIScrollView? {
      controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    /// Swipes horizontally and waits until everything rests.
    func swipe(_ x: CGFloat, over duration: TimeInterval = 0.2) {
      touches.down(200, 400)
      touches.move(200 + x, 400, over: duration)
      touches.up()
      rest()
    }

    func rest() { for _ in 0..<200 { touches.wait(0.01) } }
  }

  @Test("The resting offset is one page width on every page", arguments: [0, 1, 2])
  func atRest(index: Int) {
    let fixture = Fixture(at: index)
    #expect(fixture.scroller?.contentOffset == CGPoint(x: 400, y: 0))
    let page = fixture.pages[index].view
    #expect(page?.convert(page?.bounds ?? .zero, to: nil) == rect(0, 0, 400, 800))
  }

  private final class Offsets: UIScrollViewDelegate {
    var seen: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { seen.append(scrollView.contentOffset.x) }
  }

  @Test("After landing, the offset returns to the middle once")
  func landing() throws {
    let fixture = Fixture(at: 0)
    let offsets = Offsets()
    try #require(fixture.scroller).delegate = offsets
    fixture.swipe(-300)
    #expect(fixture.shown == 1)
    let landing = try #require(offsets.seen.firstIndex(of: 800))
    #expect(offsets.seen[landing...] == [800, 400])
    #expect(offsets.seen[..<landing].allSatisfy { $0 > 400 && $0 < 800 })
  }

  @Test("A page view controller without arguments curls horizontally")
  func defaults() {
    let controller = UIPageViewController()
    #expect(controller.transitionStyle == .pageCurl)
    #expect(controller.navigationOrientation == .horizontal && controller.viewControllers == nil)
  }

  @Test("A swipe shows the next page with the calls in UIKit's order")
  func swipe() {
    let fixture = Fixture()
    fixture.swipe(-300)
    #expect(
      fixture.log.take() == [
        "to [2]", "2 willAppear", "1 willGo", "2 didAppear", "1 didGo", "finished from [1] true",
      ])
    #expect(fixture.shown == 2 && fixture.scroller?.contentOffset.x == 400)
    #expect(fixture.pages[1].parent == nil && fixture.pages[2].parent === fixture.controller)
    fixture.swipe(300)
    #expect(fixture.shown == 1)
  }

  @Test("A page that is not dragged far enough returns")
  func cancelled() {
    let fixture = Fixture()
    fixture.touches.down(200, 400)
    fixture.touches.move(120, 400, over: 0.4)
    fixture.touches.wait(0.3)
    fixture.touches.up()
    fixture.rest()
    #expect(
      fixture.log.take() == [
        "to [2]", "2 willAppear", "1 willGo", "1 willAppear", "2 willGo", "1 didAppear",
        "2 didGo", "finished from [1] false",
      ])
    #expect(fixture.shown == 1 && fixture.pages[2].parent == nil)
  }

  @Test("The last page cannot be scrolled past, and nothing scrolls without a data source")
  func ends() {
    let fixture = Fixture(at: 2)
    fixture.swipe(-300)
    #expect(fixture.log.take() == [] && fixture.shown == 2)
    #expect(fixture.scroller?.contentOffset.x == 400)
    fixture.controller.dataSource = nil
    fixture.swipe(300)
    #expect(fixture.shown == 2)
  }

  @Test("Pages set by code skip the delegate and call the completion when shown")
  func byCode() {
    let fixture = Fixture()
    var done: [Bool] = []
    fixture.controller.setViewControllers(
      [fixture.pages[0]], direction: .reverse, animated: true
    ) { done.append($0) }
    #expect(fixture.log.take() == ["0 willAppear", "1 willGo"] && done == [])
    fixture.rest()
    #expect(fixture.log.take() == ["0 didAppear", "1 didGo"] && done == [true])
    #expect(fixture.shown == 0)
    fixture.controller.setViewControllers(
      [fixture.pages[2]], direction: .forward, animated: false
    ) { done.append($0) }
    #expect(fixture.shown == 2 && done == [true, true])
  }
}
