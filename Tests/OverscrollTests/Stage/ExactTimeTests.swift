import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import Testing

/// Events between two ticks happen at their exact time, for every tick rate.
@MainActor
struct ExactTimeTests {
  private func stage(
    _ timeline: Timeline, content: CGFloat = 3000, _ configure: (UIScrollView) -> Void = { _ in }
  ) throws -> Stage {
    try Stage(device: .iPhone8, timeline: timeline) {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scrollView.contentSize = CGSize(width: 375, height: content)
      scrollView.contentInsetAdjustmentBehavior = .never
      configure(scrollView)
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  /// Returns the offsets at whole tenths of a second, ticking at `rate`.
  private func offsets(_ stage: Stage, rate: Int, seconds: Int = 4) throws -> [CGPoint] {
    try (1...seconds * rate).compactMap { tick in
      try stage.advance(to: Double(tick) / Double(rate))
      return tick % (rate / 10) == 0 ? stage.scrollViews[0].contentOffset : nil
    }
  }

  /// Actions in the middle of a fling, at times that are not ticks.
  nonisolated static let scripts: [Timeline] = [
    [.fling(by: -500, over: 0.15), .at(0.2137), .scrollTo(y: 2000), .settle],
    [.fling(by: -500, over: 0.15), .at(0.2137), .scrollTo(x: 5), .settle],
    [.fling(by: -500, over: 0.15), .at(0.2137), .setOffset(x: 5), .settle],
    [.fling(by: -500, over: 0.15), .at(0.2137), .scrollTo(x: 5, animated: false), .settle],
    [.drag(by: -500, over: 0.5137), .setOffset(x: 5), .hold(0.3), .release, .settle],
    [.scrollTo(y: 1500), .at(0.1137), .scrollTo(y: 100), .settle],
    [.scrollTo(y: 1500), .at(0.1137), .overscroll(by: 50, over: 0.4), .release, .settle],
    [
      .touch(at: CGPoint(x: 100, y: 300), path: [.hold(0.0137)]), .scrollTo(y: 1500),
      .drag(by: -100, over: 0.2137), .hold(0.3), .release, .settle,
    ],
  ]

  @Test(arguments: scripts.indices) func actionsBeginWhereTheViewIs(index: Int) throws {
    let script = Self.scripts[index]
    let fine = try offsets(stage(script), rate: 1200)
    for rate in [10, 30, 120] {
      let coarse = try offsets(stage(script), rate: rate)
      for (a, b) in zip(coarse, fine) {
        #expect(abs(a.y - b.y) < 1e-9 && abs(a.x - b.x) < 1e-9, "\(rate) Hz: \(a), \(b)")
      }
    }
  }

  /// Completion handlers of animations also read exact offsets.
  @Test func completionsSeeTheViewWhereItIs() throws {
    func final(rate: Int) throws -> [CGPoint] {
      let stage = try stage([.fling(by: -500, over: 0.15), .settle]) { view in
        UIView.animate(withDuration: 0.2137) {
          view.alpha = 0.5
        } completion: { _ in
          view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 100), animated: true)
        }
      }
      return try offsets(stage, rate: rate)
    }
    let fine = try final(rate: 1200)
    for (a, b) in zip(try final(rate: 30), fine) { #expect(abs(a.y - b.y) < 1e-9) }
    #expect(fine[39].y > 500)
  }

  /// A layout change requested in a delegate call at lift-off takes effect from the lift-off on.
  @Test func contentThatLayoutChangesCountsAtOnce() throws {
    func offsets(rate: Int) throws -> [CGPoint] {
      let more = MoreContent()
      let stage = try Stage(
        device: .iPhone8, timeline: [.drag(by: -300, over: 0.2137), .release, .settle],
        makeRoot: { more })
      return try self.offsets(stage, rate: rate)
    }
    let fine = try offsets(rate: 1200)
    for (a, b) in zip(try offsets(rate: 10), fine) { #expect(abs(a.y - b.y) < 1e-9) }
    #expect(fine[39].y > 400)
  }

  // MARK: Endless loops

  /// Content grows while the finger is already moving; the view follows from then on.
  @Test func contentThatGrowsUnderTheFingerIsDragged() throws {
    let stage = try stage([.drag(by: -300, over: 0.6), .hold(0.4), .release, .settle], content: 0) {
      view in
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0.5
      } completion: { _ in
        view.contentSize.height = 3000
      }
    }
    let offsets = try offsets(stage, rate: 60)
    // Half of the finger's path remains.
    #expect(abs(offsets[9].y - 150) < 1e-6)
    #expect(stage.end != nil)
  }

  @Test func scrollingThatIsSwitchedOnUnderTheFingerBegins() throws {
    let stage = try stage([.drag(by: -300, over: 0.6), .hold(0.4), .release, .settle]) { view in
      view.isScrollEnabled = false
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0.5
      } completion: { _ in
        view.isScrollEnabled = true
      }
    }
    #expect(abs(try offsets(stage, rate: 60)[9].y - 150) < 1e-6)
    #expect(stage.end != nil)
  }

  /// A screen that loops without using time is reported.
  @Test func aScreenThatDoesNotGetOnIsAnError() throws {
    func again(_ view: UIView) {
      UIView.animate(withDuration: 1e-300) {
        view.alpha = view.alpha == 1 ? 0.5 : 1
      } completion: { _ in
        again(view)
      }
    }
    let stage = try stage([.hold(0.5), .setOffset(y: 10), .hold(1)]) { view in
      UIView.animate(withDuration: 0.25) {
        view.alpha = 0.5
      } completion: { _ in
        again(view)
      }
    }
    let expected = StageError.tooManyEvents(at: 0.25, limit: 1000, step: 0)
    #expect(throws: expected) { try stage.advance(to: 1) }
    #expect(
      "\(expected)".hasPrefix(
        "the screen is stuck at 0.25s: more than 1000 events occur at that time; ")
    )
    #expect("\(StageError.tooManyEvents(at: 1, limit: 9, step: 2))".hasPrefix("step 2: the screen"))
  }

  @Test func anAnimatedScrollWithoutADurationThatRepeatsIsAnErrorOfItsStep() throws {
    let stage = try stage([.hold(0.5), .scrollTo(y: 10), .hold(1)]) {
      $0.scrollConstants.animationDuration = 0
    }
    let circle = Circle()
    stage.scrollViews[0].delegate = circle
    #expect(throws: StageError.tooManyEvents(at: 0.5, limit: 1000, step: 2)) {
      try stage.advance(to: 1)
    }
  }
}

/// A delegate that starts animated scrolls endlessly, in no time.
@MainActor
private final class Circle: UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let y: CGFloat = scrollView.contentOffset.y == 10 ? 20 : 10
    scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }
}

/// Content of the screen's height, whose height constraint grows when the first drag ends.
@MainActor
private final class MoreContent: UIViewController, UIScrollViewDelegate {
  private let content = UIView()
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 667)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 375), height,
    ])
    self.height = height
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    height?.constant = 3000
  }
}
