import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct DragTests {
  private let axis = ScrollAxis(content: 3000, bounds: 844)

  private func path(_ points: (Double, Double, Double)..., smooth: Bool = false) -> FingerPath {
    FingerPath(
      start: .zero, downTime: 1,
      segments: points.map {
        .init(
          to: CGPoint(x: $0.1, y: $0.2), duration: $0.0, easing: smooth ? .smooth : .linear)
      })
  }

  @Test func theHysteresisIsSwallowedExactly() throws {
    for smooth in [false, true] {
      let path = path((0.4, 0, -300), smooth: smooth)
      let began = try #require(path.recognition(distance: 10, axes: [.vertical]))
      #expect(abs(path.position(along: .vertical, at: began.time) + 10) < 1e-9)
      #expect(began.direction == -1)
      let finger = path.position(along: .vertical, at: began.time)
      let drag = DragTracking(axis: axis, offset: 500, finger: finger)
      #expect(drag.offset(finger: finger) == 500)
      #expect(abs(drag.offset(finger: -300) - 790) < 1e-9)
    }
  }

  @Test func theFirstAxisToLeaveDecides() throws {
    let slanted = path((0.4, 90, 100))
    #expect(slanted.recognition(distance: 10, axes: [.horizontal, .vertical])?.axis == .vertical)
    #expect(slanted.recognition(distance: 10, axes: [.horizontal])?.axis == .horizontal)
    let diagonal = path((0.4, 100, 100))
    #expect(diagonal.recognition(distance: 10, axes: [.horizontal, .vertical])?.axis == .vertical)
    #expect(path((0.4, 9, 9.9)).recognition(distance: 10, axes: [.horizontal, .vertical]) == nil)
    #expect(path((0.4, 0, 10)).recognition(distance: 10, axes: [.vertical])?.time == 1.4)
    // The finger returns to its start and then moves away on the other side.
    let turning = path((0.1, 0, 8), (0.1, 0, -12))
    let found = try #require(turning.recognition(distance: 10, axes: [.vertical]))
    #expect(abs(found.time - 1.19) < 1e-12 && found.direction == -1)
  }

  @Test func directionalLockTakesTwiceTheOther() {
    #expect(ScrollAxis.Direction.directionalLock(forTranslation: CGPoint(x: 4, y: -8)) == .vertical)
    #expect(
      ScrollAxis.Direction.directionalLock(forTranslation: CGPoint(x: -8, y: 4)) == .horizontal)
    #expect(ScrollAxis.Direction.directionalLock(forTranslation: CGPoint(x: 8, y: 4.1)) == nil)
    #expect(ScrollAxis.Direction.directionalLock(forTranslation: .zero) == nil)
  }

  @Test func anAssignedOffsetIsTheBaseOfTheNextDelta() {
    // A table that bounces 30 points above its top is set to -25 and dragged 5 points upwards.
    let table = ScrollAxis(content: 1408, bounds: 572)
    var drag = DragTracking(axis: table, offset: -30, finger: 0)
    #expect(drag.offset(finger: 0) == -30)
    drag.rebase(offset: -25, finger: 0)
    let band = RubberBand(dimension: 572)
    let expected = -band.displayed(band.travel(25) - 5)
    #expect(abs(drag.offset(finger: -5) - expected) < 1e-12)
    drag.rebase(offset: 100, finger: -5)
    #expect(drag.offset(finger: -7) == 102)
  }

  /// A bounce of a small view can exceed the view's size. Catching it there must not make it jump.
  @Test func aCatchFarOutsideDoesNotJump() {
    let small = ScrollAxis(content: 1000, bounds: 200)
    for over in [50.0, 179, 181, 199.7, 199.9, 200, 354, 2000] {
      for (edge, side) in [(0.0, -1.0), (800, 1)] {
        let offset = edge + side * over
        let drag = DragTracking(axis: small, offset: offset, finger: 0)
        #expect(drag.offset(finger: 0) == offset)
        // The content follows the finger, and never moves farther than the finger.
        var last = drag.offset(finger: side * -500)
        for step in -499...500 {
          let here = drag.offset(finger: side * Double(step))
          let moved = (last - here) * side
          #expect(moved > 0 && moved < 1 + 1e-9, "\(over) points, finger at \(step)")
          last = here
        }
        // A drag can pull the content back into the range.
        let travel = drag.travel(to: edge, finger: 0)
        #expect(abs(travel) < 20 * max(200, over) && abs(drag.offset(finger: travel) - edge) < 1e-6)
        let chord = (drag.offset(finger: 1e-3) - drag.offset(finger: -1e-3)) / 2e-3
        #expect(abs(chord - drag.velocity(finger: 0, fingerVelocity: 1)) < 1e-6)
      }
    }
  }

  @Test func aFingerThatStandsStillSeesNoChangeOfTheAxis() {
    var drag = DragTracking(axis: ScrollAxis(content: 3000, bounds: 844), offset: 0, finger: 0)
    let before = drag.offset(finger: 100)
    drag.change(to: ScrollAxis(content: 3000, bounds: 400, insetBefore: 20), finger: 100)
    #expect(drag.offset(finger: 100) == before && before < -50)
    // After a move of the finger the new rubber band and the new edge apply.
    #expect(drag.offset(finger: 100.5) == -20 - RubberBand(dimension: 400).displayed(80.5))
    for value in [Double.nan, .infinity, -.infinity] {
      drag.rebase(offset: value, finger: 0)
      #expect(drag.offset(finger: 0).isFinite && drag.offset(finger: 5).isFinite)
    }
  }

  @Test func displayedAndRawAreInverse() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<1000 {
      let raw = Double.random(in: -2000...5000, using: &random)
      #expect(abs(axis.raw(axis.displayed(raw)) - raw) < 1e-8, "seed 20, \(raw)")
      let chord = (axis.displayed(raw + 1e-4) - axis.displayed(raw - 1e-4)) / 2e-4
      #expect(abs(chord - axis.slope(raw)) < 1e-5 || abs(axis.range.overscroll(raw)) < 1e-3)
    }
    var hard = axis
    hard.bounces = false
    #expect(hard.displayed(-50) == 0 && hard.displayed(9000) == 2156 && hard.slope(-50) == 0)
  }

  @Test func aSteadyFlickReportsItsSpeedHoweverShort() {
    for duration in [0.02, 0.04, 0.06, 0.15] {
      let flick = path((duration, 0, -2000 * duration))
      #expect(abs(flick.releaseVelocity(along: .vertical) + 2000) < 1e-6)
    }
    // A velocity cannot be computed from a single sample.
    #expect(path((0.01, 0, -20)).releaseVelocity(along: .vertical) == 0)
  }

  @Test func theNewestSampleHardlyCounts() {
    var estimator = VelocityEstimator()
    for (time, position) in [(0.0, 0.0), (0.01, 1), (0.02, 3), (0.03, 6), (0.04, 16)] {
      estimator.add(position: position, at: time)
    }
    #expect(abs(estimator.velocity(at: 0.05) - (0.6 * 200 + 0.35 * 300 + 0.05 * 1000)) < 1e-9)
    #expect(estimator.velocity(at: 0.2) == 0)
    var short = VelocityEstimator()
    for (time, position) in [(0.0, 0.0), (0.01, 1), (0.02, 3)] {
      short.add(position: position, at: time)
    }
    #expect(abs(short.velocity(at: 0.02) - (0.35 * 100 + 0.05 * 200) / 0.4) < 1e-9)
  }

  @Test func samplesLieStrictlyBeforeTheLift() {
    let times = path((0.1, 0, 100)).sampleTimes(last: 100, rate: 60)
    #expect(times.count == 6)
    #expect(times.first == 1)
    #expect(path((1e9, 0, 1)).sampleTimes(last: 4, rate: 60).count == 4)
    #expect(path((.infinity, 0, 1)).upTime == 1)
  }

  @Test func slowFingersLeaveNoMomentum() {
    let constants = ScrollConstants()
    #expect(constants.momentum(fingerVelocityX: 0, y: -249.9) == (0, 0))
    #expect(constants.momentum(fingerVelocityX: 0, y: -250) == (0, 250))
    #expect(constants.momentum(fingerVelocityX: 200, y: -200) == (-200, 200))
    #expect(constants.momentum(fingerVelocityX: .nan, y: -300) == (0, 300))
  }

  @Test func rangesFollowContentAndInsets() {
    #expect(ScrollRange(content: 3000, bounds: 844).upper == 2156)
    let inset = ScrollRange(content: 3000, bounds: 844, insetBefore: 88, insetAfter: 34)
    #expect(inset.lower == -88 && inset.upper == 2190)
    let short = ScrollRange(content: 100, bounds: 844, insetBefore: 20)
    #expect(short.lower == -20 && short.length == 0)
    #expect(inset.hasRoom(from: 2190, toward: -1) && !inset.hasRoom(from: 2190, toward: 1))
    #expect(inset.clamp(.nan) == -88)
    #expect(!ScrollAxis(content: 100, bounds: 844).isDraggable)
  }

  @Test func indicatorsAreShortButNeverLost() throws {
    let long = ScrollAxis(content: 100_000, bounds: 844)
    let bar = try #require(ScrollIndicator(axis: long, offset: 0, hasCorner: true))
    #expect(bar.length == 36 && bar.start == 3)
    let end = try #require(ScrollIndicator(axis: long, offset: long.range.upper))
    #expect(abs(end.start + end.length - 841) < 1e-9)
    #expect(ScrollIndicator(axis: long, offset: -500)?.length == 8)
    #expect(ScrollIndicator(axis: ScrollAxis(content: 1, bounds: 844), offset: 0) == nil)
    // Measured in an original GIF: 484 of 5000 points show a bar of 46.3 points.
    let measured = ScrollAxis(content: 5000, bounds: 484)
    #expect(abs(try #require(ScrollIndicator(axis: measured, offset: 0)).length - 46.3) < 0.05)
    #expect(ScrollIndicator.opacity(secondsAfterScrolling: 1.2) == 1)
    #expect(ScrollIndicator.opacity(secondsAfterScrolling: 1.45) == 0)
  }
}
