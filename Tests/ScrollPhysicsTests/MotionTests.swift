import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Golden values of the single motions, and their laws.
struct MotionTests {
  @Test func rubberBandShowsTheGoldenValues() {
    let band = RubberBand(dimension: 844)
    for (travel, shown) in [(50.0, 26.632), (100, 51.635), (200, 97.317), (400, 174.511)] {
      #expect(abs(band.displayed(travel) - shown) < 5e-4)
    }
  }

  @Test func rubberBandInvertsAndIsMonotone() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let band = RubberBand(dimension: .random(in: 1...3000, using: &random))
      let travel = Double.random(in: 0...20 * band.dimension, using: &random)
      let shown = band.displayed(travel)
      #expect(shown < band.dimension && shown <= travel)
      #expect(abs(band.travel(shown) - travel) < 1e-9 * max(1, travel), "seed 1, \(band) \(travel)")
      #expect(band.displayed(travel + 1) > shown)
      let chord = (band.displayed(travel + 1e-3) - band.displayed(travel)) / 1e-3
      #expect(abs(chord - band.slope(travel + 5e-4)) < 1e-6)
    }
  }

  @Test func rubberBandTakesAnyNumber() {
    let odd = [-Double.infinity, -1, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for dimension in odd {
      let band = RubberBand(dimension: dimension)
      for value in odd {
        #expect(!band.displayed(value).isNaN && !band.travel(value).isNaN)
        #expect(!band.slope(value).isNaN)
        #expect(band.displayed(value) >= 0 && band.travel(value) >= 0)
      }
    }
    #expect(RubberBand(dimension: 0).displayed(100) == 0)
    #expect(RubberBand(dimension: .infinity).displayed(100) == 55.00000000000001)
    #expect(RubberBand(dimension: 100).travel(5000).isFinite)
  }

  @Test func decaysAreTheDocumentedOnes() {
    let constants = ScrollConstants()
    #expect(abs(constants.decay(perMillisecond: 0.998) - 2.0020026706730794) < 1e-12)
    #expect(abs(constants.decay(perMillisecond: 0.99) - 10.050335853501451) < 1e-12)
    for odd in [-1, 0, 1, 2, .infinity, .nan] as [Double] {
      let decay = constants.decay(perMillisecond: odd)
      #expect(decay.isFinite && decay > 0)
    }
  }

  @Test func decelerationArrivesWhereAndWhenItSays() throws {
    let fling = Deceleration(start: 0, momentum: 3000)
    #expect(abs(fling.destination - 1498.4995) < 1e-4)
    #expect(abs(fling.position(at: fling.duration) - (fling.destination - 0.5)) < 1e-9)
    let time = try #require(fling.time(toReach: 600))
    #expect(abs(fling.position(at: time) - 600) < 1e-9)
    #expect(abs(fling.momentum(at: time) - (3000 - 2.0020026706730794 * 600)) < 1e-9)
    #expect(fling.time(toReach: 1499) == nil)
    #expect(fling.time(toReach: -1) == nil)
    // The half-lives of the velocity are 346 ms, and 69 ms for `.fast`.
    let fast = Deceleration(start: 0, momentum: 3000, rate: 0.99)
    #expect(abs(fling.velocity(at: 0.34623) - 1500) < 0.1)
    #expect(
      abs(fast.velocity(at: 0.068968) - 1500) < 0.1)
  }

  @Test func bouncePeaksWhereTheRecordingsDo() throws {
    let peak = try #require(Bounce(edge: 0, displacement: 0, momentum: 3000).peak)
    #expect(abs(peak.time - 0.0907) < 5e-5)
    #expect(abs(peak.displacement - 100) < 0.05)
    #expect(abs(3000 / peak.displacement - 30.0) < 0.05)
    let fast = try #require(Bounce(edge: 0, displacement: 0, momentum: 3000, rate: 0.99).peak)
    #expect(abs(fast.time - 0.0690) < 5e-5)
    #expect(abs(3000 / fast.displacement - 40.2) < 0.05)
  }

  @Test func releasedAtRestTheOverscrollDecays() {
    let bounce = Bounce(edge: 0, displacement: -100, momentum: 0)
    for time in stride(from: 0, through: 0.5, by: 0.01) {
      #expect(abs(bounce.position(at: time) + 100 * exp(-10.050335853501451 * time)) < 1e-12)
    }
    #expect(abs(bounce.position(at: 0.068968) + 50) < 1e-3)
    #expect(abs(bounce.duration - log(200) / 10.050335853501451) < 1e-12)
  }

  /// The equivalent spring has stiffness b (a + b) = 121.130 and damping 2 b + a = 22.1027.
  @Test func bounceSolvesItsDifferentialEquation() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let bounce = Bounce(
        edge: 0, displacement: .random(in: -300...300, using: &random),
        momentum: .random(in: -6000...6000, using: &random))
      let t = Double.random(in: 0.01...0.6, using: &random)
      let h = 1e-5
      let acceleration = (bounce.velocity(at: t + h) - bounce.velocity(at: t - h)) / (2 * h)
      let spring = -121.1302 * bounce.position(at: t) - 22.10267 * bounce.velocity(at: t)
      #expect(abs(acceleration - spring) < 2e-6 * (abs(spring) + 1e5), "seed 2, \(bounce) at \(t)")
      let slope = (bounce.position(at: t + h) - bounce.position(at: t - h)) / (2 * h)
      #expect(abs(slope - bounce.velocity(at: t)) < 1e-3)
    }
  }

  @Test func anInwardFlickCrossesTheEdge() throws {
    let bounce = Bounce(edge: 0, displacement: -80, momentum: 2000)
    let crossing = try #require(bounce.crossing)
    #expect(abs(bounce.position(at: crossing)) < 1e-9)
    #expect(bounce.duration == crossing)
    let a = 2.0020026706730794
    let b = 10.050335853501451
    #expect(abs(crossing + log(1 + a * -80 / 2000) / a) < 1e-12)
    #expect(abs(bounce.momentum(at: crossing) - 2000 * exp(-(a + b) * crossing)) < 1e-9)
    #expect(Bounce(edge: 0, displacement: -80, momentum: 100).crossing == nil)
  }

  /// The flick is fast enough to cross the edge, but the remaining momentum is negligible, so it
  /// stops there.
  @Test func aBarelyInwardFlickStopsAtTheEdge() {
    let bounce = Bounce(edge: 0, displacement: -80, momentum: 165)
    #expect(bounce.crossing == nil)
    #expect(abs(bounce.position(at: bounce.duration) + 0.5) < 1e-9)
    #expect(bounce.duration < 0.5)
  }

  @Test func everyBounceEndsForGood() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let bounce = Bounce(
        edge: 0, displacement: .random(in: -400...400, using: &random),
        momentum: .random(in: -9000...9000, using: &random),
        rate: Bool.random(using: &random) ? 0.998 : 0.99)
      guard bounce.crossing == nil else { continue }
      let end = bounce.duration
      #expect(abs(abs(bounce.position(at: end)) - 0.5) < 1e-9, "seed 3, \(bounce)")
      for later in stride(from: 0.001, through: 2, by: 0.01) {
        #expect(abs(bounce.position(at: end + later)) < 0.5, "seed 3, \(bounce)")
      }
    }
  }

  @Test func pagingNeverOvershoots() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<1000 {
      let start = Double.random(in: -844...844, using: &random)
      let turn = Paging(start: start, target: 0, momentum: .random(in: -9e3...9e3, using: &random))
      for time in stride(from: 0, through: turn.duration, by: 0.01) {
        #expect(turn.position(at: time) * start >= 0, "seed 4, \(turn)")
      }
      if abs(start) > 0.5 {
        #expect(abs(abs(turn.position(at: turn.duration)) - 0.5) < 1e-9, "seed 4, \(turn)")
      }
    }
  }

  @Test func timingCurveIsExactAndSymmetric() {
    let curve = CubicTimingCurve.easeInOut
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-15)
    for share in stride(from: 0.01, to: 1, by: 0.01) {
      #expect(abs(curve.value(at: share) + curve.value(at: 1 - share) - 1) < 1e-14)
      let chord = (curve.value(at: share + 1e-6) - curve.value(at: share - 1e-6)) / 2e-6
      #expect(abs(chord - curve.slope(at: share)) < 1e-6)
    }
    let linear = CubicTimingCurve(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)
    #expect(abs(linear.value(at: 0.3) - 0.3) < 1e-15)
    // The control points make the derivative of the parametrisation zero.
    let steep = CubicTimingCurve(x1: 0, y1: 1, x2: 1, y2: 0)
    for share in stride(from: 0, through: 1, by: 0.05) {
      #expect(steep.value(at: share).isFinite && steep.slope(at: share).isFinite)
    }
  }
}
