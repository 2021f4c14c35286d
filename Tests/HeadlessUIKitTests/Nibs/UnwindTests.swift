import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The destination of unwind segues, the methods they call, and the transitions on the way. The
/// reference is Apple's "Using Unwind Segues" (TN2298).
@MainActor
@Suite("Unwind segues")
struct UnwindTests {
  private static nonisolated(unsafe) var log: [String] = []

  private class Stop: UIViewController {
    var takes = false
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      UnwindTests.log.append("\(title ?? "")?")
      return takes
    }
    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
      let children = super.allowedChildrenForUnwinding(from: source)
      UnwindTests.log.append("\(title ?? "") has \(children.map { $0.title ?? "" })")
      return children
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
    {
      UnwindTests.log.append("\(title ?? "") shows \(subsequentVC.title ?? "")")
    }
  }

  private func stop(_ title: String, takes: Bool = false) -> Stop {
    let stop = Stop()
    (stop.title, stop.takes) = (title, takes)
    return stop
  }

  private func source(_ controller: UIViewController) -> UIStoryboardUnwindSegueSource {
    UIStoryboardUnwindSegueSource(
      source: controller, unwindAction: Selector("comeBack:"), sender: nil)
  }

  @Test(
    "Unwinding asks containers from the innermost outwards, children first, skipping the source"
  )
  func order() {
    onScreen()
    UnwindTests.log = []
    let (outer, inner, sibling, cousin) = (
      stop("outer"), stop("inner"), stop("sibling"), stop("cousin")
    )
    let leaf = stop("leaf")
    outer.takes = true
    for (parent, child) in [(outer, cousin), (outer, inner), (inner, sibling), (inner, leaf)] {
      parent.addChild(child)
    }
    let from = source(leaf)
    #expect(outer.childContaining(from) === inner && inner.childContaining(from) === leaf)
    #expect(cousin.childContaining(from) == nil)
    #expect(leaf.unwindDestination(for: from) === outer)
    #expect(
      UnwindTests.log == [
        "inner has [\"sibling\"]", "sibling has []", "sibling?", "inner?",
        "outer has [\"cousin\"]", "cousin has []", "cousin?", "outer?",
      ])
    outer.takes = false
    #expect(leaf.unwindDestination(for: from) == nil)
  }

  @Test(
    "Unwinding dismisses presentations and then pops each container on the way")
  func way() throws {
    let environment = onScreen()
    UnwindTests.log = []
    let tabs = UITabBarController()
    let (first, second) = (stop("first", takes: true), stop("second"))
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(stop("top"), animated: false)
    tabs.viewControllers = [stack, second]
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    let sheet = stop("sheet")
    second.present(sheet, animated: false)
    window.layoutIfNeeded()
    let target = try #require(sheet.unwindDestination(for: source(sheet)))
    #expect(target === first)
    let segue = UIStoryboardSegue(identifier: nil, source: sheet, destination: target)
    sheet.unwind(segue)
    for _ in 0..<60 { environment.clock.advance(to: environment.clock.time + 1.0 / 60) }
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === stack && stack.topViewController === first)
    #expect(second.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test("A navigation stack is asked from its top")
  func stack() {
    onScreen()
    UnwindTests.log = []
    let (root, middle, top) = (stop("root"), stop("middle"), stop("top"))
    let stack = UINavigationController(rootViewController: root)
    for controller in [middle, top] { stack.pushViewController(controller, animated: false) }
    #expect(
      stack.allowedChildrenForUnwinding(from: source(top)).map(\.title) == ["middle", "root"])
  }
}
