import Foundation
import PortableMath

/// Every number of the scroll mechanics that is not geometry, each overridable.
///
/// Each default says how sure it is to be what iOS does: **A** measured on a device or confirmed
/// independently, **B** one careful source, **C** a product decision because the sources are silent
/// or disagree.
public struct ScrollConstants: Hashable, Sendable {
  /// Stiffness `c` of the rubber band. A: Grant Paul (iOS 6), ScrollMechanics, Compose; Flutter
  /// measured 0.52 for the same curve.
  public var rubberBandCoefficient = 0.55
  /// Velocity kept per millisecond by `UIScrollView.DecelerationRate.normal`. A.
  public var normalDecelerationRate = 0.998
  /// Velocity kept per millisecond by `UIScrollView.DecelerationRate.fast`. A.
  public var fastDecelerationRate = 0.99
  /// Overscroll kept per millisecond by the pull-back outside the bounds. A: XNScrollView,
  /// confirmed by three device recordings to 0.3 pt rms.
  public var edgeRate = 0.99
  /// A motion nearer than this to its resting place snaps onto it, in points. A for the bounce, C
  /// for the deceleration.
  public var stopDistance = 0.5
  /// Travel swallowed before a pan begins, in points. A: Compose, from iOS 16.
  public var panHysteresis = 10.0
  /// A finger slower than this at lift-off leaves no momentum, in points per second. B.
  public var minimumFlingSpeed = 250.0
  /// Touch samples per second, counted from touch-down. A.
  public var touchRate = 60.0
  /// Weights of the last velocities between samples, newest last. B: Flutter, matched to a device.
  public var velocityWeights = [0.6, 0.35, 0.05]
  /// With no sample for longer than this the finger counts as still, in seconds. B.
  public var staleAfter = 0.1
  /// Duration of `setContentOffset(_:animated:)`, in seconds. C.
  public var animationDuration = 0.3
  /// Its timing. C.
  public var animationCurve = CubicTimingCurve.easeInOut
  /// Stiffness of the critically damped paging spring of mass 1. C.
  public var pageStiffness = 120.0
  /// Thickness of a scroll indicator, in points. A: view hierarchy of iOS 13.1.
  public var indicatorThickness = 3.0
  /// Distance of an indicator from the edge beside it and from both ends of its track. B.
  public var indicatorMargin = 3.0
  /// Shortest indicator while the offset is in range. A.
  public var indicatorMinimumLength = 36.0
  /// Shortest indicator in overscroll. B.
  public var indicatorMinimumOverscrollLength = 8.0
  /// Space at the end of the track when both indicators can show. B.
  public var indicatorCorner = 6.0
  /// Seconds between the end of scrolling and the fade of the indicators. B: iOS 13 and later.
  public var indicatorDelay = 1.2
  /// Seconds an indicator takes to fade. B.
  public var indicatorFade = 0.25
  /// How near to an edge of what is seen something that is dragged has to be for the content to go by itself, in
  /// points; no more than a quarter of what is seen. C.
  public var edgeScrollZone = 60.0
  /// How fast the content goes while it is dragged at the edge or beyond, in points per second; in the zone in
  /// proportion to the way into it. C.
  public var edgeScrollSpeed = 600.0
  /// How long it has to be in the zone until the content goes, in seconds. C.
  public var edgeScrollDelay = 0.25

  /// Every constant at its default.
  public init() {}

  /// Times nearer than this, in seconds, are one time: 0.1 + 0.2 is not 0.3 in binary, and what is due
  /// at a frame's time belongs to that frame.
  public static let instant = 1e-12

  /// Decay per second, `-1000 ln(rate)`, of something that keeps `rate` of itself per millisecond.
  ///
  /// Rates outside `0.001...0.9999`, which would stop at once or never, count as the nearer end;
  /// NaN counts as `.normal`.
  public func decay(perMillisecond rate: Double) -> Double {
    guard !rate.isNaN else { return decay(perMillisecond: 0.998) }
    return -1000 * Portable.log(min(max(rate, 0.001), 0.9999))
  }

  /// Content momentum left by a finger, in points per second, with the sign of the offset.
  ///
  /// The speed threshold looks at the magnitude over both axes: pass 0 for an axis that cannot be
  /// dragged. A velocity that is not finite counts as 0.
  public func momentum(fingerVelocityX x: Double, y: Double) -> (x: Double, y: Double) {
    let x = x.isFinite ? x : 0
    let y = y.isFinite ? y : 0
    return (x * x + y * y).squareRoot() < minimumFlingSpeed ? (0, 0) : (0 - x, 0 - y)
  }
}
