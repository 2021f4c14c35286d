import Foundation
import HeadlessUIKit
import ScrollPhysics
import Testing

/// The layout of a navigation bar, and its reaction to scrolling.
@MainActor
@Suite("Navigation bars")
struct NavigationBarTests {
  @MainActor
  private struct Fixture {
    let navigation: UINavigationController
    let window: UIWindow
    let table = UIScrollView()
    let page = UIViewController()
    var bar: UINavigationBar { navigation.navigationBar }

    init(large: Bool = true) {
      onScreen(
        height: 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
        statusBarHeight: 44)
      page.view = table
      page.title = "Title"
      table.contentSize = CGSize(width: 375, height: 2000)
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = large
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.show()
    }

    /// The texts of the bar's visible labels, from the left.
    var words: [String] {
      bar.tree.compactMap { $0 as? UILabel }
        .filter { !$0.isHidden && $0.text?.isEmpty == false && $0.superview?.isHidden == false }
        .sorted { $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX }
        .compactMap(\.text)
    }

    /// Drags the content vertically, pauses unless `fast`, lifts the finger and waits until
    /// everything rests.
    func drag(_ y: CGFloat, fast: Bool = false) {
      let clock = window.ownEnvironment.clock
      let start = clock.time
      let finger = TouchTracking(at: CGPoint(x: 100, y: 500), on: table, time: start)
      let travel = y < 0 ? y - 10 : y + 10
      finger.move(
        to: CGPoint(x: 100, y: 500 + travel), from: start, until: start + 0.1, smoothly: false)
      for step in 1...100 {
        clock.advance(to: start + 0.001 * TimeInterval(step))
        finger.recognise(at: clock.time)
        table.advance(to: clock.time)
      }
      if !fast { clock.advance(to: start + 1) }
      finger.lift(at: clock.time)
      while let end = table.motionEnd {
        clock.advance(to: end)
        table.advance(to: end)
      }
      window.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
  }

  @Test("A large title makes the bar 96 points high, and content starts below it")
  func largeTitle() {
    let fixture = Fixture()
    #expect(fixture.bar.frame == rect(0, 44, 375, 96))
    #expect(fixture.table.adjustedContentInset.top == 140 && fixture.table.contentOffset.y == -140)
  }

  @Test(
    "The bar's lower edge follows the content down to 44 points, and up while overscrolled",
    arguments: [(-140, 96, 140), (-120, 76, 120), (-88, 44, 88), (300, 44, 88), (-190, 146, 140)])
  func collapse(offset: CGFloat, height: CGFloat, inset: CGFloat) {
    let fixture = Fixture()
    fixture.scroll(to: offset)
    #expect(fixture.bar.frame.height == height)
    #expect(fixture.table.adjustedContentInset.top == inset)
    #expect(fixture.table.contentOffset.y == offset)
  }

  @Test("Content can scroll to the expanded bar at any bar height")
  func range() {
    let fixture = Fixture()
    for offset in [CGFloat(-140), -110, -88, 500] {
      fixture.scroll(to: offset)
      #expect(fixture.table.scrollAxis(.vertical).range.lower == -140)
    }
  }

  @Test("The small title is visible once the large one is hidden")
  func titleAlpha() throws {
    let fixture = Fixture()
    let label = try #require(
      fixture.bar.tree.compactMap { $0 as? UILabel }
        .first { $0.text == "Title" && $0.bounds.height < 30 })
    #expect(label.alpha == 0)
    fixture.scroll(to: -88)
    #expect(label.alpha == 1)
  }

  @Test("An item may disable its large title, and an automatic one follows the previous item")
  func modes() {
    let fixture = Fixture()
    let next = UIViewController()
    fixture.navigation.pushViewController(next, animated: false)
    #expect(fixture.bar.frame.height == 96)
    next.navigationItem.largeTitleDisplayMode = .never
    fixture.window.layoutIfNeeded()
    #expect(fixture.bar.frame.height == 44)
    let third = UIViewController()
    fixture.navigation.pushViewController(third, animated: false)
    fixture.window.layoutIfNeeded()
    #expect(fixture.bar.frame.height == 44)
  }

  @Test("A prompt adds 30 points")
  func prompt() {
    let fixture = Fixture(large: false)
    fixture.page.navigationItem.prompt = "Prompt"
    fixture.window.layoutIfNeeded()
    #expect(fixture.bar.frame == rect(0, 44, 375, 74))
    #expect(fixture.table.adjustedContentInset.top == 118)
  }

  @Test(
    "Content resting under a half-expanded bar snaps to the nearer end",
    arguments: [(-20, -140), (-30, -88), (-60, -80)])
  func resting(drag: CGFloat, offset: CGFloat) {
    let fixture = Fixture()
    fixture.drag(drag)
    // The pan begins at a whole millisecond here, up to a point later than its exact time.
    #expect(abs(fixture.table.contentOffset.y - offset) < 1)
  }

  @Test("A controller's title is its item's, and the back button shows the previous one")
  func titles() {
    let fixture = Fixture(large: false)
    let next = UIViewController()
    next.title = "Next"
    fixture.navigation.pushViewController(next, animated: false)
    fixture.window.layoutIfNeeded()
    #expect(fixture.bar.topItem?.title == "Next" && fixture.bar.backItem?.title == "Title")
    #expect(fixture.words == ["Title", "Next"])
    next.navigationItem.hidesBackButton = true
    fixture.window.layoutIfNeeded()
    #expect(fixture.words == ["Next"])
    next.navigationItem.hidesBackButton = false
    fixture.page.navigationItem.backButtonDisplayMode = .generic
    fixture.window.layoutIfNeeded()
    #expect(fixture.words == ["Back", "Next"])
  }

  @Test("Items are 16 points from the edges with the title centred between them")
  func places() throws {
    let fixture = Fixture(large: false)
    let (left, right) = (UIView(frame: rect(0, 0, 60, 20)), UIView(frame: rect(0, 0, 30, 20)))
    let middle = UIView(frame: rect(0, 0, 101, 20))
    let item = fixture.page.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(customView: left)
    item.rightBarButtonItems = [
      UIBarButtonItem(customView: right), .fixedSpace(10),
      UIBarButtonItem(customView: UIView(frame: rect(0, 0, 20, 20))),
    ]
    item.titleView = middle
    fixture.window.layoutIfNeeded()
    #expect(left.convert(left.bounds, to: fixture.bar) == rect(16, 12, 60, 20))
    #expect(right.convert(right.bounds, to: fixture.bar) == rect(329, 12, 30, 20))
    #expect(middle.convert(middle.bounds, to: fixture.bar) == rect(137, 12, 101, 20))
  }

  @Test("The first of several items can be replaced separately")
  func firstItem() {
    onScreen()
    let item = UINavigationItem(title: "")
    let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [a, b]
    item.rightBarButtonItem = c
    #expect(item.rightBarButtonItems?.count == 2 && item.rightBarButtonItem === c)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("A swipe hides the bar, and a reverse swipe shows it, if enabled")
  func hidesOnSwipe() {
    let fixture = Fixture(large: false)
    fixture.drag(-100, fast: true)
    #expect(!fixture.navigation.isNavigationBarHidden)
    fixture.navigation.hidesBarsOnSwipe = true
    fixture.drag(-100, fast: true)
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.drag(100, fast: true)
    #expect(!fixture.navigation.isNavigationBarHidden)
  }

  @Test("An opaque bar has its colour under its background image")
  func groundOfAnOpaqueBar() {
    onScreen()
    let bar = UINavigationBar()
    bar.isTranslucent = false
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.standardLook.backgroundColor == .systemBackground)
    bar.barStyle = .black
    #expect(bar.standardLook.backgroundColor == .black)
    bar.barTintColor = .red
    #expect(bar.standardLook.backgroundColor == .red)
    bar.isTranslucent = true
    #expect(bar.standardLook.backgroundColor == nil)
  }

  @Test("Replacing the bar's appearance changes it, and copies are independent")
  func appearances() {
    onScreen()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    let copy = appearance.copy() as? UINavigationBarAppearance
    appearance.backgroundColor = .red
    #expect(copy?.backgroundColor == .systemBackground && copy?.backgroundEffect == nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
  }

  @Test("A pushed bar content has its final size from the start")
  func contentThatComes() throws {
    let fixture = Fixture()
    let next = UIViewController()
    next.title = "Next"
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    fixture.navigation.pushViewController(next, animated: true)
    fixture.window.layoutIfNeeded()
    fixture.window.ownEnvironment.clock.turn(to: 0.1)
    let seen = fixture.bar.tree.filter { $0.layer.presentation()?.bounds.size != $0.bounds.size }
    #expect(seen == [])
    let titles = fixture.bar.tree.compactMap { $0 as? UILabel }.filter { $0.text == "Next" }
    let large = try #require(titles.first { $0.bounds.height > 30 }?.layer)
    #expect(large.presentation()?.position == large.position)
    #expect(large.presentation()?.anchorPoint == large.anchorPoint)
    // The small title is invisible while the large title is shown.
    let small = try #require(titles.first { $0.bounds.height < 30 }?.superview)
    #expect(small.tree.contains { $0.layer.presentation()?.opacity == 0 })
    #expect(fixture.words.contains("Left"))
  }
}
