import Foundation
import HeadlessUIKit
import Overscroll
import ScrollPhysics
import TestSupport
import Testing
import Typography

/// Laws of a stage, for every kind of motion.
@MainActor
struct StageLawTests {
  nonisolated static let scripts: [Timeline] = [
    [.fling(by: -300, over: 0.15), .settle],
    [.fling(by: 300, over: 0.1), .settle],
    [.drag(by: 250, over: 0.4, ease: .smooth), .hold(0.2), .release, .settle],
    [.scrollTo(y: 900), .settle, .fling(by: 700, over: 0.1), .settle],
    [
      .fling(by: -300, over: 0.1), .hold(0.3), .drag(by: -120, over: 0.15), .release, .settle,
      .setOffset(y: 40), .hold(0.1),
    ],
  ]

  private func stage(_ timeline: Timeline) throws -> Stage {
    try Stage(device: .iPhone8, timeline: timeline) {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      scrollView.accessibilityIdentifier = "scrollView"
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  private func offset(_ stage: Stage) -> CGFloat { stage.scrollViews[0].contentOffset.y }

  /// Without delegate code, ticks only sample the motion: additional ticks change nothing.
  @Test(arguments: scripts.indices) func extraTicksChangeNothing(index: Int) throws {
    let coarse = try stage(Self.scripts[index])
    let fine = try stage(Self.scripts[index])
    var random = SplitMix64(seed: 7 + UInt64(index))
    var time = 0.0
    for tick in 1...240 {
      let goal = Double(tick) / 30
      while time < goal {
        time = min(goal, time + Double(random.next() % 1000) / 20_000)
        try fine.advance(to: time)
      }
      try coarse.advance(to: goal)
      #expect(offset(fine) == offset(coarse), "seed \(7 + index), at \(goal)")
    }
    #expect(fine.end == coarse.end && fine.end != nil)
  }

  /// Later steps of a script do not affect earlier motion.
  @Test(arguments: [0.05, 0.3, 0.4, 0.777]) func interruptedMotionIsTheSameUpToTheTouch(
    time: Double
  ) throws {
    for script in Self.scripts.prefix(2) {
      let free = try stage(script)
      let caught = try stage(
        Timeline(script.steps.dropLast() + [.hold(time), .drag(by: 50, over: 0.1), .release]))
      let lift = script.steps[0].action == Self.scripts[0].steps[0].action ? 0.15 : 0.1
      for tick in 0... {
        let now = Double(tick) / 120
        guard now < lift + time - 1e-9 else { break }
        try free.advance(to: now)
        try caught.advance(to: now)
        #expect(offset(free) == offset(caught), "at \(now)")
      }
      try free.advance(to: lift + time + 0.1)
      try caught.advance(to: lift + time + 0.1)
      #expect(offset(free) != offset(caught))
    }
  }

  @Test func aStageOnlyGoesForward() throws {
    let stage = try stage(Self.scripts[0])
    try stage.advance(to: 0.3)
    let before = offset(stage)
    try stage.advance(to: 0.1)
    try stage.advance(to: .nan)
    #expect(stage.time == 0.3 && offset(stage) == before)
  }

  @Test func settlingEndsExactlyWhenMotionDoes() throws {
    let stage = try stage(Self.scripts[1])
    while stage.end == nil { try stage.advance(to: stage.time + 0.25) }
    let other = try self.stage(Self.scripts[1])
    let end = try #require(stage.end)
    try other.advance(to: end - 1e-9)
    #expect(other.end == nil && other.traceRow().scrollViews[0].phase == .bouncing)
    try other.advance(to: end)
    #expect(other.end == end && other.traceRow().scrollViews[0].phase == .idle)
  }

  @Test func twoStagesDoNotDisturbEachOther() throws {
    let alone = try stage(Self.scripts[2])
    var expected: [CGFloat] = []
    for tick in 1...90 {
      try alone.advance(to: Double(tick) / 60)
      expected.append(offset(alone))
    }
    let (a, b) = (try stage(Self.scripts[2]), try stage(Self.scripts[3]))
    for tick in 1...90 {
      try a.advance(to: Double(tick) / 60)
      try b.advance(to: Double(tick) / 35)
      #expect(offset(a) == expected[tick - 1])
    }
  }

  /// Texts that cannot be set are reported once each.
  @Test func problemsAreReported() throws {
    let stage = try Stage(device: .iPhone8, fonts: .init(directories: ["/nowhere"])) {
      let controller = UIViewController()
      for _ in 0..<2 {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "text"
        controller.view.addSubview(label)
      }
      return controller
    }
    _ = stage.layerTree()
    #expect(
      stage.problems.filter { $0.contains("Inter-Regular.otf") }.count == 1, "\(stage.problems)")
    #expect(Set(stage.problems).count == stage.problems.count)
  }
}
