import Foundation
import PortableMath

/// The constants of the scroll physics other than geometry, each of which can be overridden.
///
/// Each default is graded by how certainly it matches iOS. **A** is measured on a device or
/// confirmed independently. **B** has one careful source. **C** is a product decision, because the
/// sources are silent or disagree.
public struct ScrollConstants: Hashable, Sendable {
  /// The stiffness `c` of the rubber band. A: Grant Paul (iOS 6), ScrollMechanics, Compose; Flutter
  /// measured 0.52 for this curve.
  public var rubberBandCoefficient = 0.55
  /// The share of velocity that remains per millisecond with
  /// `UIScrollView.DecelerationRate.normal`. A.
  public var normalDecelerationRate = 0.998
  /// The share of velocity that remains per millisecond with `UIScrollView.DecelerationRate.fast`.
  /// A.
  public var fastDecelerationRate = 0.99
  /// The share of overscroll that the pull-back outside the bounds leaves per millisecond. A:
  /// XNScrollView, confirmed by three device recordings to 0.3 pt rms.
  public var edgeRate = 0.99
  /// The distance in points below which a motion snaps to its resting place. A for the bounce, C
  /// for the deceleration.
  public var stopDistance = 0.5
  /// The finger travel before a pan begins, in points. It does not scroll. A: Compose, from iOS 16.
  public var panHysteresis = 10.0
  /// The finger speed at lift-off below which no momentum remains, in points per second. B.
  public var minimumFlingSpeed = 250.0
  /// The number of touch samples per second, counted from touch-down. A.
  public var touchRate = 60.0
  /// The weights of the last velocities between samples, newest last. B: Flutter, matched to a
  /// device.
  public var velocityWeights = [0.6, 0.35, 0.05]
  /// The time in seconds without samples after which the finger counts as still. B.
  public var staleAfter = 0.1
  /// The duration of `setContentOffset(_:animated:)`, in seconds. C.
  public var animationDuration = 0.3
  /// The timing of `setContentOffset(_:animated:)`. C.
  public var animationCurve = CubicTimingCurve.easeInOut
  /// The stiffness of the critically damped paging spring of mass 1. C.
  public var pageStiffness = 120.0
  /// The thickness of a scroll indicator, in points. A: view hierarchy of iOS 13.1.
  public var indicatorThickness = 3.0
  /// The distance of an indicator from the adjacent edge and from both ends of its track, in
  /// points. B.
  public var indicatorMargin = 3.0
  /// The minimum length of an indicator while the offset is in range, in points. A.
  public var indicatorMinimumLength = 36.0
  /// The minimum length of an indicator in overscroll, in points. B.
  public var indicatorMinimumOverscrollLength = 8.0
  /// The space at the end of the track if both indicators can show, in points. B.
  public var indicatorCorner = 6.0
  /// The time in seconds between the end of scrolling and the fade of the indicators. B: iOS 13 and
  /// later.
  public var indicatorDelay = 1.2
  /// The duration of the indicators' fade, in seconds. B.
  public var indicatorFade = 0.25
  /// The distance from an edge of the visible area within which a dragged item makes the content
  /// scroll, in points. At most a quarter of the visible length. C.
  public var edgeScrollZone = 60.0
  /// The scrolling speed while an item is dragged at the edge or beyond, in points per second.
  /// Inside the zone, the speed is proportional to the depth. C.
  public var edgeScrollSpeed = 600.0
  /// The time in seconds that a dragged item must be in the zone before the content scrolls. C.
  public var edgeScrollDelay = 0.25

  /// Creates constants with their defaults.
  public init() {}

  /// The difference in seconds below which two times count as equal. 0.1 + 0.2 is not 0.3 in
  /// binary, and an event due at a frame's time belongs to that frame.
  public static let instant = 1e-12

  /// Returns the decay per second, `-1000 ln(rate)`, of a quantity of which the share `rate`
  /// remains per millisecond.
  ///
  /// Rates outside `0.001...0.9999`, which would stop at once or never, count as the nearer end.
  /// NaN counts as `.normal`.
  public func decay(perMillisecond rate: Double) -> Double {
    guard !rate.isNaN else { return decay(perMillisecond: 0.998) }
    return -1000 * Portable.log(min(max(rate, 0.001), 0.9999))
  }

  /// Returns the content momentum that a finger leaves, in points per second, with the sign of the
  /// offset.
  ///
  /// The speed threshold applies to the magnitude over both axes: pass 0 for an axis that cannot be
  /// dragged. A velocity that is not finite counts as 0.
  public func momentum(fingerVelocityX x: Double, y: Double) -> (x: Double, y: Double) {
    let x = x.isFinite ? x : 0
    let y = y.isFinite ? y : 0
    return (x * x + y * y).squareRoot() < minimumFlingSpeed ? (0, 0) : (0 - x, 0 - y)
  }
}
