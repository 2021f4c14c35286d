import Foundation
import HeadlessUIKit
import Testing

/// Bars that an app moves itself, as many scroll effects do, stay where the app put them.
@MainActor
@Suite("Moved bars")
struct MovedBarTests {
  /// A scroll view that fills its controller's view.
  private final class Page: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(scrollView)
    }
  }

  private let fixture = TransitionFixture()

  private func navigation() -> (controller: UINavigationController, page: Page) {
    let page = Page()
    let controller = UINavigationController(rootViewController: page)
    fixture.show(controller)
    return (controller, page)
  }

  enum Move: CaseIterable {
    case frame, center, bounds, transform

    @MainActor func apply(to bar: UIView) {
      switch self {
      case .frame: bar.frame.origin.y -= 30
      case .center: bar.center.y -= 30
      case .bounds: bar.bounds.size.height += 30
      case .transform: bar.transform = CGAffineTransform(translationX: 0, y: -30)
      }
    }
  }

  @Test("Scrolling and layout do not put a navigation bar back", arguments: Move.allCases)
  func scrolling(move: Move) {
    let (controller, page) = navigation()
    let bar = controller.navigationBar
    move.apply(to: bar)
    let moved = bar.frame
    for offset: CGFloat in [20, 300, 0] {
      page.scrollView.contentOffset.y = offset
      fixture.touches.window.layoutIfNeeded()
      #expect(bar.frame == moved)
    }
    controller.view.setNeedsLayout()
    fixture.touches.window.layoutIfNeeded()
    #expect(bar.frame == moved)
  }

  @Test("An animated move of a navigation bar ends where the app wants it")
  func animated() {
    let (controller, _) = navigation()
    let bar = controller.navigationBar
    UIView.animate(withDuration: 0.2) {
      bar.frame.origin.y = -44
      controller.view.layoutIfNeeded()
    }
    fixture.touches.wait(0.1)
    #expect(fixture.seen(bar).minY < 0 && fixture.seen(bar).minY > -44)
    fixture.touches.wait(0.2)
    #expect(fixture.seen(bar).minY == -44)
  }

  @Test("Showing a hidden bar puts it back")
  func hiding() {
    let (controller, _) = navigation()
    controller.navigationBar.center.y -= 30
    controller.isNavigationBarHidden = true
    fixture.touches.window.layoutIfNeeded()
    #expect(controller.navigationBar.frame == rect(0, -44, 400, 44))
    controller.isNavigationBarHidden = false
    fixture.touches.window.layoutIfNeeded()
    #expect(controller.navigationBar.frame == rect(0, 0, 400, 44))
  }

  @Test("A push puts a moved navigation bar back", arguments: [false, true])
  func push(animated: Bool) {
    let (controller, _) = navigation()
    controller.navigationBar.center.y -= 30
    controller.pushViewController(Page(), animated: animated)
    fixture.touches.wait(1)
    #expect(controller.navigationBar.frame == rect(0, 0, 400, 44))
  }

  @Test("Layout does not put a tab bar or a toolbar back", arguments: Move.allCases)
  func bottomBars(move: Move) {
    let page = Page()
    let controller = UINavigationController(rootViewController: page)
    controller.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    fixture.show(tabs)
    let bars: [UIView] = [tabs.tabBar, controller.toolbar]
    for bar in bars { move.apply(to: bar) }
    let moved = bars.map(\.frame)
    page.scrollView.contentOffset.y = 100
    for view: UIView in [tabs.view, controller.view] { view.setNeedsLayout() }
    fixture.touches.window.layoutIfNeeded()
    #expect(bars.map(\.frame) == moved)
  }
}
