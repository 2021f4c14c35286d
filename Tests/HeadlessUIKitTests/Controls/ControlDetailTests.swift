import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Less common properties of bars, controls and list controllers.
@MainActor
@Suite("Control details")
struct ControlDetailTests {
  @Test("A table view controller's refresh control belongs to its table whenever it is set")
  func refreshControl() {
    onScreen()
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(!controller.isViewLoaded && controller.refreshControl === control)
    #expect(
      controller.tableView.refreshControl === control && controller.refreshControl === control)
    controller.refreshControl = nil
    #expect(controller.tableView.refreshControl == nil)
  }

  @Test("A storyboard's refresh control belongs to the table")
  func refreshControlOfStoryboard() throws {
    let environment = onScreen(
      assets: NibFixture(storyboards: [
        "Main": NibFixture.storyboard(
          """
          <tableViewController id="first" sceneMemberID="viewController"><tableView key="view" \
          id="t"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>\
          <refreshControl key="refreshControl" id="r"><rect key="frame" x="0" y="0" width="1000" \
          height="1000"/></refreshControl></tableViewController>
          """)
      ]))
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UITableViewController)
    controller.loadViewIfNeeded()
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
    #expect(environment.problems.notes == [])
  }

  @Test("Targets added to a control are enumerated in order until stopped")
  func eventHandlers() {
    onScreen()
    let control = UIControl()
    control.addAction(UIAction(title: "a") { _ in }, for: .touchUpInside)
    control.addTarget(self as AnyObject, action: Selector("go"), for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, events, _ in
      let name = method.map { $0.1 == Selector("go") ? "go" : "other" }
      seen.append("\(action?.title ?? name ?? "none") \(events.rawValue)")
    }
    #expect(
      seen == [
        "a \(UIControl.Event.touchUpInside.rawValue)",
        "go \(UIControl.Event.valueChanged.rawValue)",
      ])
    seen = []
    control.enumerateEventHandlers { action, _, _, stop in
      seen.append(action?.title ?? "")
      stop = true
    }
    #expect(seen == ["a"])
  }

  @Test("A progress view follows its observed progress per tick")
  func observedProgress() {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    let view = UIProgressView(progressViewStyle: .default)
    window.addSubview(view)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 3
    environment.clock.advance(to: 0.05)
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    progress.completedUnitCount = 4
    environment.clock.advance(to: 0.1)
    #expect(view.progress == 0.75)
  }

  @Test("Tab widths and spacings follow the bar's appearance")
  func stackedItems() {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    window.addSubview(bar)
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    (look.stackedItemWidth, look.stackedItemSpacing) = (100, 25)
    bar.standardAppearance = look
    window.layoutIfNeeded()
    let frames = bar.subviews.filter { $0 is UIControl }.map(\.frame)
    #expect(frames.map(\.minX) == [75, 200] && frames.map(\.width) == [100, 100])
  }

  @Test("A menu section describes its items line by line")
  func sectionDescription() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["A", "B"])
    snapshot.append(["a1", "a2"], to: "A")
    snapshot.append(["b1"], to: "B")
    snapshot.expand(["A"])
    #expect(snapshot.visualDescription() == "- A\n  * a1\n  * a2\n+ B\n  * b1")
  }

  @Test("A rotation notification contains old and new orientations")
  func orientation() {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    nonisolated(unsafe) var told: [String] = []
    let tokens = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        told.append("\(name.rawValue.contains("Will") ? "will" : "did") \(number?.intValue ?? 0)")
      }
    }
    window.rotate(to: .landscapeRight)
    #expect(
      told.suffix(2) == [
        "will \(UIInterfaceOrientation.landscapeRight.rawValue)",
        "did \(UIInterfaceOrientation.portrait.rawValue)",
      ])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("A custom keyboard reads the text around the caret and types there")
  func textDocument() throws {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let keys = UIInputViewController()
    field.text = "one two"
    window.rootViewController = keys
    keys.view.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let proxy = keys.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == "one two" && proxy.documentContextAfterInput == nil)
    proxy.adjustTextPosition(byCharacterOffset: -3)
    #expect(proxy.documentContextBeforeInput == "one " && proxy.documentContextAfterInput == "two")
    proxy.insertText("and ")
    proxy.deleteBackward()
    #expect(field.text == "one andtwo" && proxy.hasText && proxy.selectedText == nil)
  }

  @Test("A segmented control without a width places its segments at finite positions")
  func narrowSegments() {
    let environment = onScreen()
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "One", at: 0, animated: false)
    control.insertSegment(withTitle: "Two", at: 1, animated: false)
    control.selectedSegmentIndex = 0
    for width: CGFloat in [0, 1, 3, 8] {
      control.frame = rect(0, 0, width, 2)
      control.layoutIfNeeded()
    }
    #expect(environment.problems.errors.isEmpty)
    #expect(control.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
  }
}
