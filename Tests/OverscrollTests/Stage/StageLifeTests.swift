import AutoLayout
import Foundation
import HeadlessUIKit
import Overscroll
import TestSupport
import Testing

/// The life cycle of a screen on the stage: appearing and disappearing.
@MainActor
@Suite("Stage life")
struct StageLifeTests {
  private final class Noting: UIViewController {
    var calls: [String] = []
    let label = UILabel()

    override func viewDidLoad() {
      calls.append("didLoad")
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  }

  @Test("A screen will appear before its first layout and did appear after it")
  func order() throws {
    let screen = Noting()
    let stage = try Stage(device: .iPhone8) { screen }
    #expect(
      Array(screen.calls.prefix(4)) == ["didLoad", "willAppear", "willLayout", "didLayout"])
    #expect(screen.calls.last == "didAppear" && stage.time == 0)
  }

  @Test("The stage throws errors for which UIKit raises an exception")
  func exception() throws {
    final class Astray: UIViewController {
      override func viewDidLoad() {
        let (a, b) = (UIView(), UIView())
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
    }
    #expect(throws: Never.self) { try Stage(device: .iPhone8) { Noting() } }
    let mistake = try #require(
      #expect(throws: ScreenError.self) { try Stage(device: .iPhone8) { Astray() } })
    #expect(mistake.description.contains("UIView:detached1.top"))
    #expect(mistake.description.contains("UIView:detached2.top"))
  }

  @Test("Ambiguous constraints are reported once per view and axis")
  func ambiguity() throws {
    final class Hanging: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let (upper, lower) = (UIView(), UIView())
        for (view, name) in [(upper, "upper"), (lower, "lower")] {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.accessibilityIdentifier = name
          self.view.addSubview(view)
          NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: self.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 20),
          ])
        }
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor).isActive = true
      }
    }
    let stage = try Stage(device: .iPhone8) { Hanging() }
    try stage.advance(to: 1)
    #expect(
      stage.problems == [
        "UIView:upper: Constraints leave its vertical position or size ambiguous.",
        "UIView:lower: Constraints leave its vertical position or size ambiguous.",
      ])
    // A label that is constrained only at its top is ambiguous only horizontally.
    let open = try Stage(device: .iPhone8) { Noting() }.problems.filter { $0.contains("ambiguous") }
    #expect(open.count == 1 && open.allSatisfy { $0.contains("its horizontal position") })
  }

  @Test("A released stage releases its views and their layout objects")
  func lifetime() throws {
    weak var view: UIView?
    let leavesNothing = try leavesAsItWas({ LayoutEngine.liveItemCount }) {
      let stage = try Stage(device: .iPhone8) { Noting() }
      view = stage.window.rootViewController?.view
      #expect(view != nil)
    }
    #expect(view == nil)
    #expect(leavesNothing)
  }

  @Test("A stage released during a touch releases the touched views")
  func fingerDown() throws {
    final class Scrolling: UIViewController {
      let scrollView = UIScrollView()

      override func viewDidLoad() {
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        view.addSubview(scrollView)
      }
    }
    weak var scrollView: UIScrollView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let screen = Scrolling()
      let stage = try Stage(device: .iPhone8, timeline: [.drag(by: -90, over: 0.1)]) { screen }
      try stage.advance(to: 0.2)
      (scrollView, recognizer) = (screen.scrollView, screen.scrollView.panGestureRecognizer)
      #expect(scrollView?.isDragging == true && recognizer?.numberOfTouches == 1)
    }
    #expect(scrollView == nil && recognizer == nil)
  }

  @Test(
    "An endless animation does not delay the end of a script", arguments: [Float.infinity, HUGE])
  func endless(count: Float) throws {
    final class Pulsing: UIViewController {
      var count: Float = 0
      override func viewDidLoad() {
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.fromValue, pulse.toValue, pulse.duration) = (0, 1, 0.5)
        pulse.repeatCount = count
        view.layer.add(pulse, forKey: nil)
      }
    }
    let stage = try Stage(device: .iPhone8, timeline: [.settle]) {
      let screen = Pulsing()
      screen.count = count
      return screen
    }
    try stage.advance(to: 1)
    #expect(stage.end != nil)
  }
}
