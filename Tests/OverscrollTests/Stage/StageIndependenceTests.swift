import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import Testing

/// Stages of one process share nothing: played in turns, each gives the result that it gives alone.
@MainActor
struct StageIndependenceTests {
  /// A screen that reads every environment value of its device: scale, clock, measures, fonts and
  /// animations.
  private final class Curious: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let label = UILabel()
    private let bubble = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.accessibilityIdentifier = "scrollView"
      label.accessibilityIdentifier = "label"
      bubble.accessibilityIdentifier = "bubble"
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = self
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      bubble.frame = CGRect(x: 10, y: 200, width: 40, height: 40)
      view.addSubview(scrollView)
      scrollView.addSubview(bubble)
      scrollView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10.1),
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7.3),
        label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.71),
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let pan = scrollView.panGestureRecognizer
      label.font = .systemFont(ofSize: 11 + UIScreen.main.scale)
      label.text = "\(UIScreen.main.bounds.size) \(pan.velocity(in: nil))"
      UIView.animate(withDuration: 0.4) { [bubble] in
        bubble.frame.origin.x = UIScreen.main.bounds.width - 50 - scrollView.contentOffset.y / 30
      }
    }
  }

  private static let timelines: [Timeline] = [
    [.drag(by: -300.3, over: 0.3), .release, .settle],
    [.hold(0.1), .drag(by: -101.7, over: 0.5), .release, .settle],
  ]

  private func stages() throws -> [Stage] {
    [
      try Stage(device: .iPhone8, timeline: Self.timelines[0]) { Curious() },
      try Stage(device: .iPhoneX, timeline: Self.timelines[1]) { Curious() },
    ]
  }

  /// The layer tree, trace row and picture of a stage at a time. Trees are compared by their
  /// descriptions, because pictures compare by identity; some are also compared by pixels.
  private struct Moment {
    let tree, row: String
    let picture: Bitmap?

    @MainActor
    init(_ stage: Stage, tick: Int) {
      let shown = stage.layerTree()
      tree = tick % 5 == 0 ? "\(shown)" : ""
      picture = tick % 45 == 0 ? Compositor(scale: stage.device.scale).render(shown) : nil
      row = stage.traceRow().json
    }
  }

  private let ticks = 0...90

  @Test func playedInTurnsEachGivesWhatItGivesAlone() throws {
    let alone = try stages().map { stage in
      try ticks.map { tick in
        try stage.advance(to: Double(tick) / 60)
        return Moment(stage, tick: tick)
      }
    }
    // Both stages are created before one advances, and both advance before one is examined.
    let together = try stages()
    for tick in ticks {
      for stage in together { try stage.advance(to: Double(tick) / 60) }
      for (stage, moments) in zip(together, alone) {
        let (moment, expected) = (Moment(stage, tick: tick), moments[tick])
        let place = "\(stage.device.identifier), tick \(tick)"
        #expect(moment.row == expected.row, "\(place)")
        let (isSameTree, isSamePicture) =
          (moment.tree == expected.tree, moment.picture == expected.picture)
        #expect(isSameTree && isSamePicture, "\(place)")
      }
    }
    #expect(Set(alone.map { $0.last?.row }).count == 2)
  }

  @Test func aStageLeavesNothingBehind() throws {
    let before = UIScreen.main
    let stage = try Stage(device: .iPhoneX) { Curious() }
    try stage.advance(to: 1)
    _ = stage.layerTree()
    _ = stage.traceRow()
    #expect(UIScreen.main === before && stage.screen !== before)
  }

  @Test func aStagePlayedInsideAnothersAnimationStandsStill() throws {
    final class Hosting: UIViewController {
      var inner: Stage?
      override func viewDidAppear(_ animated: Bool) {
        UIView.animate(withDuration: 1) {
          self.view.alpha = 0.5
          self.inner = try? Stage(device: .iPhoneX) { Curious() }
        }
      }
    }
    let alone = try Stage(device: .iPhoneX) { Curious() }
    let hosting = Hosting()
    let outer = try Stage(device: .iPhone8) { hosting }
    let inner = try #require(hosting.inner)
    let isSame = "\(inner.layerTree())" == "\(alone.layerTree())"
    #expect(isSame)
    #expect(outer.environment.clock.nextAnimationEnd == 1)
    let (expected, got) = (alone.environment.clock, inner.environment.clock)
    #expect(got.nextAnimationEnd == expected.nextAnimationEnd)
  }

  @Test func tasksThatAScreenStartsSeeItsOwnScreen() async throws {
    final class Starting: UIViewController {
      var seen: Task<CGFloat, Never>?
      override func viewDidAppear(_ animated: Bool) {
        seen = Task { UIScreen.main.bounds.height }
      }
    }
    let screen = Starting()
    _ = try Stage(device: .iPhoneX) { screen }
    #expect(await screen.seen?.value == 812)
  }
}
