import Foundation
import PortableMath

/// The motion to a page: a critically damped spring of mass 1, with `w = sqrt(120)`.
///
/// ```
/// x(t) = target + (d0 + (v0 + w d0) t) e^(-w t)
/// ```
///
/// The initial velocity is limited to `w |d0|`, so that the page is reached without overshoot. No
/// source measures UIKit's curve. The stiffness is one that UIKit's bounce matches within 1.3 %.
public struct Paging: Motion, Hashable {
  /// The page's offset, in points.
  public let target: Double
  /// The time in seconds until the content stays within the stop distance of the page. 0 if it
  /// never leaves that distance.
  public let duration: Double
  private let curve: Curve

  /// Creates a motion to a page.
  ///
  /// - Parameters:
  ///   - start: The offset at release. If it equals `target`, nothing moves.
  ///   - momentum: The momentum in points per second, 0 below the fling threshold.
  public init(
    start: Double, target: Double, momentum: Double, constants: ScrollConstants = .init()
  ) {
    self.target = target
    let w = constants.pageStiffness.squareRoot()
    let d0 = start - target
    let limit = w * abs(d0)
    curve = Curve(d0: d0, v0: min(max(momentum, -limit), limit), w: w)
    duration = curve.lastTime(at: constants.stopDistance)
  }

  /// The page's offset.
  public var end: Double { target }
  /// Returns the offset by the formula at any time, even beyond `duration`.
  public func position(at time: Double) -> Double { target + curve.displacement(at: time) }
  /// Returns the derivative of the formula. At the start it is the momentum, limited so that the
  /// motion does not overshoot.
  public func velocity(at time: Double) -> Double { curve.velocity(at: time) }
  /// Returns the velocity of the content.
  public func momentum(at time: Double) -> Double { velocity(at: time) }

  private struct Curve: Hashable {
    let d0: Double
    let v0: Double
    let w: Double

    func displacement(at time: Double) -> Double {
      (d0 + (v0 + w * d0) * time) * Portable.exp(-w * time)
    }

    func velocity(at time: Double) -> Double {
      (v0 - w * (v0 + w * d0) * time) * Portable.exp(-w * time)
    }

    func lastTime(at distance: Double) -> Double {
      // If the content first moves away (v0 and d0 have one sign), the distance grows until this
      // instant.
      let turning = v0 * d0 > 0 ? v0 / (w * (v0 + w * d0)) : 0
      guard abs(displacement(at: turning)) > distance else { return 0 }
      var late = turning + 1 / w
      while abs(displacement(at: late)) > distance { late += 4 / w }
      return bracketedRoot(in: turning...late) { time in
        let d = displacement(at: time)
        return (Portable.log(abs(d) / distance), velocity(at: time) / d)
      }
    }
  }
}
