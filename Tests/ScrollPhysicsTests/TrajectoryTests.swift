import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Laws that every trajectory keeps, for all views, offsets and fingers.
struct TrajectoryTests {
  private struct Case: CustomStringConvertible {
    var axis: ScrollAxis
    var offset: Double
    var momentum: Double
    var plan: ScrollTrajectory
    var description: String { "\(axis.range) from \(offset) with \(momentum)" }
  }

  /// Returns scroll views with a release; a third of them are in overscroll.
  private static func cases(seed: UInt64, count: Int = 600) -> [Case] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      var axis = ScrollAxis(
        content: .random(in: 0...4000, using: &random),
        bounds: .random(in: 1...1200, using: &random),
        insetBefore: .random(in: -20...100, using: &random),
        insetAfter: .random(in: -20...100, using: &random))
      axis.bounces = index % 4 != 0
      axis.alwaysBounces = true
      axis.isPagingEnabled = index % 5 == 0
      axis.decelerationRate = index % 2 == 0 ? 0.998 : 0.99
      let raw = Double.random(
        in: axis.range.lower - 300...axis.range.upper + 300, using: &random)
      let offset = index % 3 == 0 ? axis.displayed(raw) : axis.range.clamp(raw)
      let momentum = index % 7 == 0 ? 0 : Double.random(in: -8000...8000, using: &random)
      let plan = ScrollTrajectory(
        releasedAt: offset, momentum: momentum, time: 1, axis: axis)
      return Case(axis: axis, offset: offset, momentum: momentum, plan: plan)
    }
  }

  @Test func beginsWhereItWasReleased() {
    for c in Self.cases(seed: 10) where c.plan.moves {
      #expect(abs(c.plan.offset(at: 1) - c.offset) < 1e-9 || c.plan.endTime == 1, "seed 10, \(c)")
    }
  }

  @Test func positionAndVelocityAreContinuousAtEveryJoint() {
    for c in Self.cases(seed: 11) {
      for (before, after) in zip(c.plan.spans, c.plan.spans.dropFirst()) {
        let time = after.start - before.start
        let gap = abs(before.motion.position(at: time) - after.motion.position(at: 0))
        guard after.phase != .idle else {
          #expect(gap <= 0.5 + 1e-9, "seed 11, \(c)")
          continue
        }
        #expect(gap < 1e-8, "seed 11, \(c)")
        let kink = abs(before.motion.velocity(at: time) - after.motion.velocity(at: 0))
        #expect(kink < 1e-7, "seed 11, \(c)")
      }
    }
  }

  @Test func velocityIsTheSlopeOfTheOffset() {
    for c in Self.cases(seed: 12, count: 200) {
      for time in stride(from: 1.005, to: c.plan.endTime, by: 0.037) {
        guard c.plan.spans.allSatisfy({ abs($0.start - time) > 1e-4 }) else { continue }
        let h = 1e-6
        let slope = (c.plan.offset(at: time + h) - c.plan.offset(at: time - h)) / (2 * h)
        #expect(abs(slope - c.plan.velocity(at: time)) < 1e-2, "seed 12, \(c) at \(time)")
      }
    }
  }

  @Test func endsAtRestInRange() {
    for c in Self.cases(seed: 13) {
      #expect(c.axis.range.contains(c.plan.target), "seed 13, \(c)")
      #expect(c.plan.offset(at: c.plan.endTime) == c.plan.target)
      #expect(c.plan.offset(at: 1e9) == c.plan.target)
      #expect(c.plan.velocity(at: c.plan.endTime) == 0)
      #expect(c.plan.phase(at: c.plan.endTime) == .idle)
      #expect(c.plan.spans.count <= 4, "seed 13, \(c)")
    }
  }

  /// The overscroll is at most the initial one plus the reach of a fling of that speed.
  @Test func neverLeavesTheReachableRange() {
    for c in Self.cases(seed: 14) {
      let most = abs(c.axis.range.overscroll(c.offset)) + abs(c.momentum) / 30
      for time in stride(from: 1, through: c.plan.endTime + 0.1, by: 0.011) {
        let over = abs(c.axis.range.overscroll(c.plan.offset(at: time)))
        #expect(over <= most + 1e-9, "seed 14, \(c) at \(time)")
        if !c.axis.bounces, c.axis.range.contains(c.offset) { #expect(over < 1e-9) }
      }
    }
  }

  /// Deceleration and paging approach the end of their span continuously. A bounce does so after it
  /// has turned.
  @Test func approachIsMonotone() {
    for c in Self.cases(seed: 15, count: 300) {
      for (span, next) in zip(c.plan.spans, c.plan.spans.dropFirst()) {
        var from = span.start
        if let bounce = span.motion as? Bounce { from += bounce.peak?.time ?? 0 }
        let end = span.phase == .decelerating ? next.motion.position(at: 0) : span.motion.end
        var last = Double.infinity
        for time in stride(from: from, to: next.start, by: 0.005) {
          let distance = abs(c.plan.offset(at: time) - end)
          #expect(distance <= last + 1e-9, "seed 15, \(c) at \(time)")
          last = distance
        }
      }
    }
  }

  /// Frames at the same instant have the same offset, for every frame rate and order.
  @Test func framesDoNotDependOnTheirRate() {
    for c in Self.cases(seed: 16, count: 100) {
      let at120 = (0..<480).map { c.plan.offset(at: 1 + Double($0) / 120) }
      for frame in (0..<240).reversed() {
        #expect(c.plan.offset(at: 1 + Double(frame) / 60) == at120[frame * 2])
      }
      for frame in 0..<120 {
        #expect(c.plan.offset(at: 1 + Double(frame) / 30) == at120[frame * 4])
      }
    }
  }

  @Test func aTouchChangesNothingBeforeIt() {
    var random = SplitMix64(seed: 17)
    let axis = ScrollAxis(content: 3000, bounds: 844)
    func flick(_ down: Double, _ travel: Double) -> ReferenceScrollView.Step {
      .touch(
        FingerPath(
          start: CGPoint(x: 0, y: 700), downTime: down,
          segments: [.init(to: CGPoint(x: 0, y: 700 - travel), duration: 0.1)]))
    }
    for _ in 0..<100 {
      let first = flick(0.1, .random(in: -400...400, using: &random))
      let down = Double.random(in: 0.25...2, using: &random)
      let second = flick(down, .random(in: -400...400, using: &random))
      let start = Double.random(in: 0...2156, using: &random)
      let alone = ReferenceScrollView(axis: axis, start: start, script: [first])
      let both = ReferenceScrollView(axis: axis, start: start, script: [first, second])
      for time in stride(from: 0, to: down, by: 1 / 60) {
        #expect(alone.offset(at: time) == both.offset(at: time), "seed 17")
        #expect(alone.span(at: time).phase == both.span(at: time).phase, "seed 17")
      }
      #expect(abs(both.offset(at: down) - alone.offset(at: down)) < 1e-9, "seed 17")
    }
  }

  @Test func anAssignmentKeepsTheMomentum() {
    let axis = ScrollAxis(content: 3000, bounds: 844)
    let fling = ScrollTrajectory(releasedAt: 290, momentum: 2000, time: 0.25, axis: axis)
    let moved = fling.continued(from: 300, time: 0.5, axis: axis)
    #expect(abs(moved.velocity(at: 0.5) - fling.velocity(at: 0.5)) < 1e-9)
    #expect(abs(moved.endTime - fling.endTime) < 1e-9)
  }

  /// A motion that is replanned in every frame, as when a bar resizes the view, does not change.
  @Test func replanningEveryFrameChangesNothing() {
    for c in Self.cases(seed: 18, count: 200) {
      var plan = c.plan
      for time in stride(from: 1.0, to: c.plan.endTime, by: 1.0 / 60) {
        let offset = plan.offset(at: time)
        plan = plan.continued(from: offset, time: time, axis: c.axis)
        #expect(abs(offset - c.plan.offset(at: time)) < 1e-6, "seed 18, \(c) at \(time)")
        #expect(plan.phase(at: time) == c.plan.phase(at: time), "seed 18, \(c) at \(time)")
      }
      #expect(abs(plan.target - c.plan.target) < 1e-6, "seed 18, \(c)")
      #expect(abs(plan.endTime - c.plan.endTime) < 1e-6, "seed 18, \(c)")
    }
  }

  @Test func anInwardFlickInPagedOverscrollArrivesAtThePage() {
    var axis = ScrollAxis(content: 3376, bounds: 844)
    axis.isPagingEnabled = true
    for momentum in [300, 3000, 9000] as [Double] {
      let plan = ScrollTrajectory(releasedAt: -60, momentum: momentum, time: 0, axis: axis)
      #expect(plan.target == 0)
      for time in stride(from: 0, to: 2, by: 0.01) {
        #expect(plan.offset(at: time) <= 0)
      }
    }
  }

  @Test func aShorterContentTurnsAFlingIntoABounce() {
    let long = ScrollAxis(content: 3000, bounds: 844)
    let short = ScrollAxis(content: 1400, bounds: 844)
    let fling = ScrollTrajectory(releasedAt: 290, momentum: 2000, time: 0, axis: long)
    let shortened = fling.continued(from: fling.offset(at: 0.1), time: 0.1, axis: short)
    #expect(shortened.target == 556)
    #expect(abs(shortened.velocity(at: 0.1) - fling.velocity(at: 0.1)) < 1e-9)
    let outside = fling.continued(from: fling.offset(at: 1), time: 1, axis: short)
    #expect(outside.phase(at: 1) == .bouncing && outside.target == 556)
  }

  @Test func aRetargetedReleaseLandsOnItsTarget() {
    let axis = ScrollAxis(content: 3000, bounds: 844)
    for offset in [290, -60, 2200] as [Double] {
      for target in [0, 100, 700.5, 2000, 2156] as [Double] {
        let plan = ScrollTrajectory(releasedAt: offset, retargetedTo: target, time: 0, axis: axis)
        #expect(abs(plan.target - target) < 1e-6, "\(offset) to \(target)")
      }
    }
    let plan = ScrollTrajectory(releasedAt: 290, retargetedTo: 700, time: 0, axis: axis)
    let a = 2.0020026706730794
    for time in stride(from: 0, through: 2, by: 0.1) {
      #expect(abs(plan.offset(at: time) - (290 + 410 * (1 - exp(-a * time)))) < 1e-9)
    }
    let outside = ScrollTrajectory(releasedAt: 290, retargetedTo: 9000, time: 0, axis: axis)
    #expect(outside.target == 2156)
  }

  @Test func anyNumberGivesFiniteOffsets() {
    let odd = [-Double.infinity, -1e300, -844, -0.0, 0, 1e-300, 0.4, 844, 1e300, .infinity, .nan]
    for content in odd {
      for bounds in odd {
        var axis = ScrollAxis(
          content: content, bounds: bounds, insetBefore: content, insetAfter: bounds)
        axis.alwaysBounces = true
        for value in odd {
          axis.isPagingEnabled = value == 0.4
          for momentum in [-.infinity, -3000, 0, 1e-9, 9000, .nan] as [Double] {
            let plan = ScrollTrajectory(releasedAt: value, momentum: momentum, time: 0, axis: axis)
            for time in [0, 0.01, 0.1, 1, 10, 1e6] as [Double] {
              #expect(
                !plan.offset(at: time).isNaN && !plan.velocity(at: time).isNaN,
                "\(content) \(bounds) \(value) \(momentum) \(time)")
            }
          }
          #expect(!axis.displayed(value).isNaN && !axis.raw(value).isNaN)
          let bar = ScrollIndicator(axis: axis, offset: value)
          #expect(bar == nil || bar!.length >= 0 && !bar!.start.isNaN)
        }
      }
    }
  }
}
