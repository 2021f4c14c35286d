import Foundation

/// Motion outside the bounds: free deceleration, multiplied by an exponential pull-back.
///
/// With `d` the displayed displacement from the edge, `V` the momentum, `a` the deceleration's decay
/// and `b = -1000 ln 0.99`:
///
///     d' = V - b d      V' = -(a + b) V
///     d(t) = e^(-b t) (d0 + V0 (1 - e^(-a t)) / a)      V(t) = V0 e^(-(a + b) t)
///
/// One law for a fling into the edge (`d0 = 0`), the snap-back of a released overscroll (`V0 = 0`:
/// `d0 e^(-b t)`, full speed from the start) and everything between. It is the continuous form of
/// Grant Paul's loop (XNScrollView) and fits three device recordings to 0.3 pt rms with nothing
/// tuned; a critically damped spring of stiffness 100 misses them by 4 pt, an S-curve snap-back by 37.
public struct Bounce: Motion, Hashable {
  /// The offset of the edge the content comes back to, in points.
  public let edge: Double
  /// Displayed offset minus `edge` at the start, in points.
  public let initialDisplacement: Double
  /// The content's momentum at the start, in points per second.
  public let initialMomentum: Double
  /// Seconds until an inward flick passes the edge, nil if the motion ends at the edge.
  public let crossing: Double?
  /// Seconds until `crossing`, or else until the content stays within the stop distance of the
  /// edge; 0 if it never leaves that.
  public let duration: Double
  private let decay: Double
  private let pull: Double

  /// - Parameters:
  ///   - displacement: displayed overscroll at the start, signed, 0 when arriving at the edge.
  ///   - momentum: of the content, not scaled by the rubber band, in points per second.
  ///   - rate: the deceleration rate, see ``ScrollConstants/decay(perMillisecond:)``.
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
    // What is left beyond the edge must be worth a motion of its own.
    let crossing = law.crossing.flatMap { time in
      let reach = abs(law.momentum(at: time)) / law.a
      return reach > constants.stopDistance ? time : nil
    }
    self.crossing = crossing
    duration = crossing ?? rest
  }

  /// The edge.
  public var end: Double { edge }
  /// By the formula at any time, beyond `duration` too.
  public func position(at time: Double) -> Double { edge + law.displacement(at: time) }
  /// What the content is seen to move with: the momentum less the pull-back, `V - b d`.
  public func velocity(at time: Double) -> Double {
    law.momentum(at: time) - pull * law.displacement(at: time)
  }
  /// `V` of the formulas: what is left of the fling, without the pull-back.
  public func momentum(at time: Double) -> Double { law.momentum(at: time) }

  /// When the content turns round, and its displacement then: for an arrival at the edge
  /// `ln((a + b) / b) / a` = 90.7 ms. Nil when the displacement only shrinks.
  public var peak: (time: Double, displacement: Double)? {
    law.turning.map { ($0, law.displacement(at: $0)) }
  }

  private var law: BounceLaw {
    BounceLaw(d0: initialDisplacement, v0: initialMomentum, a: decay, b: pull)
  }
}
