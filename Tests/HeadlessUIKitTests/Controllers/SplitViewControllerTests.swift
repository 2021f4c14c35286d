import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The column layout of split view controllers, and their delegate calls.
@MainActor
struct SplitViewControllerTests {
  final class Delegate: UISplitViewControllerDelegate {
    let log: Journal
    var top: UISplitViewController.Column?
    var keepsSecondary = false
    init(_ log: Journal) { self.log = log }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.lines.append("\(svc.displayMode) to \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.lines.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.lines.append("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.lines.append("collapsed")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log.lines.append("expanded")
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { keepsSecondary }
  }

  /// A split view controller with columns named A, B and C, by default on an iPad's screen.
  @MainActor
  private struct Fixture {
    let touches: TouchFixture
    let log = Journal()
    let split: UISplitViewController
    let delegate: Delegate
    let pages: [UIViewController]

    init(
      _ style: UISplitViewController.Style, width: CGFloat = 1024, height: CGFloat = 768,
      before: (Fixture) -> Void = { _ in }
    ) {
      touches = TouchFixture(width: width, height: height)
      let log = self.log
      pages = ["A", "B", "C"].map { NotingController($0, log) }
      split = UISplitViewController(style: style)
      delegate = Delegate(log)
      split.delegate = delegate
      switch style {
      case .unspecified: split.viewControllers = pages[..<2].map(UINavigationController.init)
      case .doubleColumn:
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
      case .tripleColumn:
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .supplementary)
        split.setViewController(pages[2], for: .secondary)
      }
      before(self)
      touches.window.rootViewController = split
      touches.window.show()
    }

    /// The frames in the window of the columns' views; nil for columns that are not visible.
    var frames: [CGRect?] {
      pages.map { page in
        guard let view = page.navigationController?.viewIfLoaded, view.window != nil else {
          return nil
        }
        return view.frame
      }
    }

    func stack(_ index: Int = 0) -> [String] {
      let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
      return stacks.indices.contains(index)
        ? stacks[index].viewControllers.map { $0.title ?? "" } : []
    }

    func turn() {
      let isWide = touches.window.bounds.width > touches.window.bounds.height
      touches.window.rotate(to: isWide ? .portrait : .landscapeRight)
      touches.wait(0.5)
    }
  }

  // MARK: Expanded

  @Test func aScreenThatLiesShowsBothChildren() {
    let fixture = Fixture(.unspecified)
    #expect(fixture.frames == [rect(0, 0, 320, 768), rect(320.5, 0, 703.5, 768), nil])
    #expect(!fixture.split.isCollapsed && fixture.split.displayMode == .allVisible)
    #expect(
      fixture.log.take() == ["A willAppear", "B willAppear", "A didAppear", "B didAppear"])
    #expect(fixture.pages[0].splitViewController === fixture.split)
    #expect(fixture.pages[0].traitCollection.horizontalSizeClass == .compact)
    #expect(fixture.pages[1].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aScreenThatStandsShowsTheSecondaryChildAndTheButtonThePrimaryOneOverIt() {
    let fixture = Fixture(.unspecified, width: 768, height: 1024)
    #expect(fixture.frames == [nil, rect(0, 0, 768, 1024), nil])
    #expect(fixture.log.take() == ["B willAppear", "B didAppear"])
    fixture.split.displayModeButtonItem.perform()
    fixture.touches.wait(0.1)
    let moving = fixture.split.viewControllers[0].view.layer.presentation()?.frame.minX ?? 0
    #expect(moving > -320 && moving < 0)
    fixture.touches.wait(0.4)
    #expect(fixture.frames == [rect(0, 0, 320, 1024), rect(0, 0, 768, 1024), nil])
    #expect(
      fixture.log.take() == [
        "secondaryOnly to oneOverSecondary", "show primary", "A willAppear", "A didAppear",
      ])
    // The tap is outside of the column.
    fixture.touches.tap(600, 500)
    fixture.touches.wait(0.5)
    #expect(fixture.frames == [nil, rect(0, 0, 768, 1024), nil])
    #expect(
      fixture.log.take() == [
        "oneOverSecondary to secondaryOnly", "hide primary", "A willDisappear", "A didDisappear",
      ])
  }

  @Test func aFingerFromTheEdgeShowsThePrimaryChild() {
    for presents in [true, false] {
      let fixture = Fixture(.unspecified, width: 768, height: 1024)
      fixture.split.presentsWithGesture = presents
      fixture.touches.down(2, 500)
      fixture.touches.move(200, 500, over: 0.2)
      fixture.touches.up()
      fixture.touches.wait(0.5)
      #expect((fixture.frames[0] != nil) == presents)
    }
  }

  @Test func thePreferredModeIsTakenAlsoInAnAnimation() {
    let fixture = Fixture(.unspecified, width: 768, height: 1024)
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    #expect(fixture.frames == [rect(0, 0, 320, 1024), rect(320.5, 0, 447.5, 1024), nil])
    _ = fixture.log.take()
    UIView.animate(withDuration: 1) { fixture.split.preferredDisplayMode = .secondaryOnly }
    fixture.touches.wait(0.5)
    #expect(fixture.log.take().last == "A willDisappear")
    #expect(fixture.split.view.subviews.contains(fixture.split.viewControllers[0].view))
    fixture.touches.wait(0.6)
    #expect(fixture.log.take() == ["A didDisappear"])
    #expect(fixture.frames == [nil, rect(0, 0, 768, 1024), nil])
  }

  @Test func theDetailOfARowComesBesideIt() {
    let fixture = Fixture(.unspecified)
    let detail = NotingController("D", fixture.log)
    _ = fixture.log.take()
    fixture.pages[0].showDetailViewController(detail, sender: nil)
    fixture.touches.wait(0.1)
    #expect(fixture.split.viewControllers.last === detail)
    #expect(detail.view.frame == rect(320.5, 0, 703.5, 768))
    #expect(
      fixture.log.take() == ["B willDisappear", "B didDisappear", "D willAppear", "D didAppear"])
    #expect(fixture.pages[1].navigationController?.parent == nil)
  }

  @Test(arguments: [
    (CGFloat(0.5), UISplitViewController.automaticDimension, CGFloat(320)), (0.5, 600, 512),
    (0.2, 600, 204.8), (.nan, 600, 320), (-1, 600, 0), (3, .infinity, 320),
  ])
  func widthsHaveLimits(fraction: CGFloat, most: CGFloat, width: CGFloat) {
    let fixture = Fixture(.unspecified)
    fixture.split.preferredPrimaryColumnWidthFraction = fraction
    fixture.split.maximumPrimaryColumnWidth = most
    #expect(abs(fixture.split.primaryColumnWidth - width) < 1e-9)
    #expect(fixture.frames[0]?.width == fixture.split.primaryColumnWidth)
    fixture.split.minimumPrimaryColumnWidth = 400
    #expect(fixture.split.primaryColumnWidth == max(width, 400))
    fixture.split.preferredPrimaryColumnWidth = 450
    #expect(fixture.split.primaryColumnWidth == 450)
  }

  @Test func theTrailingEdgeIsTheOtherOne() {
    let fixture = Fixture(.unspecified)
    fixture.split.primaryEdge = .trailing
    #expect(fixture.frames == [rect(704, 0, 320, 768), rect(0, 0, 703.5, 768), nil])
  }

  // MARK: Columns

  @Test func threeColumnsPushTheLastAside() {
    let fixture = Fixture(.tripleColumn)
    #expect(
      fixture.frames == [nil, rect(0, 0, 320, 768), rect(320.5, 0, 703.5, 768)])
    #expect(fixture.split.splitBehavior == .displace)
    fixture.split.show(.primary)
    fixture.touches.wait(0.5)
    #expect(fixture.split.displayMode == .twoDisplaceSecondary)
    #expect(
      fixture.frames == [
        rect(0, 0, 320, 768), rect(320.5, 0, 320, 768), rect(641, 0, 703.5, 768),
      ])
    fixture.split.show(.secondary)
    fixture.touches.wait(0.5)
    #expect(fixture.split.displayMode == .oneBesideSecondary)
    fixture.split.hide(.supplementary)
    fixture.touches.wait(0.5)
    #expect(fixture.frames == [nil, nil, rect(0, 0, 1024, 768)])
    fixture.split.preferredSplitBehavior = .tile
    fixture.split.show(.primary)
    fixture.touches.wait(0.5)
    #expect(fixture.frames[2] == rect(641, 0, 383, 768))
    fixture.split.preferredSplitBehavior = .overlay
    #expect(fixture.split.displayMode == .twoOverSecondary)
    #expect(fixture.frames[2] == rect(0, 0, 1024, 768))
  }

  @Test func theFirstColumnThatIsSeenHasTheButton() {
    let fixture = Fixture(.doubleColumn)
    func has(_ page: Int) -> Bool {
      fixture.pages[page].navigationController?.navigationBar.leadingButton != nil
    }
    #expect(has(0) && !has(1))
    fixture.split.hide(.primary)
    fixture.touches.wait(0.5)
    #expect(!has(0) && has(1))
    fixture.split.displayModeButtonVisibility = .never
    #expect(!has(0) && !has(1))
  }

  @Test func aColumnsChildIsReplacedInItsStack() {
    let fixture = Fixture(.doubleColumn)
    let navigation = fixture.pages[1].navigationController
    let other = UIViewController()
    fixture.split.setViewController(other, for: .secondary)
    #expect(other.navigationController === navigation)
    #expect(fixture.split.viewController(for: .secondary) === other)
    let own = UINavigationController()
    fixture.split.setViewController(own, for: .secondary)
    #expect(fixture.split.viewControllers.last === own)
    #expect(navigation?.parent == nil)
  }

  // MARK: Collapsed

  @Test func aPhoneHasOneStack() {
    let fixture = Fixture(.unspecified, width: 375, height: 812)
    #expect(fixture.split.isCollapsed)
    #expect(fixture.stack() == ["A", "B"])
    #expect(fixture.log.take() == ["collapsed", "B willAppear", "B didAppear"])
    #expect(fixture.split.viewControllers.count == 1)
  }

  @Test func theDelegateKeepsTheSecondaryChildAway() {
    let fixture = Fixture(.unspecified, width: 375, height: 812) {
      $0.delegate.keepsSecondary = true
    }
    #expect(fixture.stack() == ["A"])
    let detail = NotingController("D", fixture.log)
    fixture.pages[0].showDetailViewController(
      UINavigationController(rootViewController: detail), sender: nil)
    fixture.touches.wait(0.6)
    #expect(fixture.stack() == ["A", "D"])
    #expect(detail.navigationController === fixture.split.viewControllers.first)
  }

  /// A large phone is compact in portrait and regular in landscape.
  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
  func aPhoneThatIsTurnedGivesEachColumnItsStackAgain(style: UISplitViewController.Style) {
    let fixture = Fixture(style, width: 414, height: 896)
    let all = style == .tripleColumn ? ["A", "B", "C"] : ["A", "B"]
    #expect(fixture.stack() == all)
    let more = NotingController("D", fixture.log)
    fixture.pages[0].navigationController?.pushViewController(more, animated: false)
    fixture.turn()
    #expect(!fixture.split.isCollapsed)
    #expect((0..<all.count).map(fixture.stack) == all.dropLast().map { [$0] } + [[all.last!, "D"]])
    fixture.turn()
    #expect(fixture.stack() == all + ["D"])
    #expect(
      fixture.log.lines.filter { $0.hasSuffix("ed") } == ["collapsed", "expanded", "collapsed"])
  }

  @Test func columnsComeOnTopAndGo() {
    let fixture = Fixture(.tripleColumn, width: 375, height: 812) { $0.delegate.top = .primary }
    #expect(fixture.stack() == ["A"])
    fixture.split.show(.secondary)
    fixture.touches.wait(0.6)
    #expect(fixture.stack() == ["A", "B", "C"])
    let other = NotingController("E", fixture.log)
    fixture.split.setViewController(other, for: .supplementary)
    #expect(fixture.stack() == ["A", "E", "C"])
    fixture.split.show(.supplementary)
    fixture.touches.wait(0.6)
    #expect(fixture.stack() == ["A", "E"])
    fixture.split.hide(.supplementary)
    fixture.touches.wait(0.6)
    #expect(fixture.stack() == ["A"])
    fixture.split.show(.primary)
    #expect(fixture.stack() == ["A"])
  }

  @Test func theCompactColumnStandsForAll() {
    let compact = UITabBarController()
    let fixture = Fixture(.doubleColumn, width: 414, height: 896) {
      $0.split.setViewController(compact, for: .compact)
    }
    #expect(fixture.split.viewControllers == [compact] && compact.viewIfLoaded?.window != nil)
    fixture.turn()
    #expect(compact.viewIfLoaded?.window == nil && fixture.stack(1) == ["B"])
  }
}
