/// How far the content follows a finger beyond the edge.
///
///     d(x) = x c H / (H + c x)        x(d) = d H / (c (H - d))        c = 0.55, H = bounds length
///
/// Source: Grant Paul; also ScrollMechanics, Compose, fluid-scroll. Flutter's incremental law is the
/// derivative of the same curve. Displacements are distances, never negative; a negative or NaN
/// one counts as 0.
public struct RubberBand: Hashable, Sendable {
  /// Length of the scroll view's bounds on this axis, in points, not reduced by insets.
  public let dimension: Double
  /// `c` of the formulas: points shown per point of travel at the edge. Taken from the constants
  /// unchecked.
  public let coefficient: Double
  /// Displacements are inverted up to this share of the dimension, where the travel is 1816 dimensions.
  private static let invertibleShare = 0.999

  /// - Parameter dimension: negative or NaN counts as 0, where the band does not give at all;
  ///   infinite leaves plain proportionality.
  public init(dimension: Double, constants: ScrollConstants = .init()) {
    self.dimension = max(0, dimension)
    coefficient = constants.rubberBandCoefficient
  }

  /// Displayed overscroll of a finger travel beyond the edge: below `dimension` for every travel.
  public func displayed(_ travel: Double) -> Double {
    guard travel > 0, dimension > 0 else { return 0 }
    guard travel < .infinity else { return dimension }
    let pulled = coefficient * travel
    return pulled / (1 + pulled / dimension)
  }

  /// The finger travel that displays an overscroll; the inverse of ``displayed(_:)``.
  ///
  /// No finger shows an overscroll of `dimension` or more, but a bounce may, and code: it counts as
  /// 99.9 % of the dimension, so that the travel stays finite. ``DragTracking`` uses a longer band there.
  public func travel(_ displayed: Double) -> Double {
    guard displayed > 0, dimension > 0 else { return 0 }
    guard dimension < .infinity else { return displayed / coefficient }
    let shown = min(displayed, dimension * Self.invertibleShare)
    return shown / (coefficient * (1 - shown / dimension))
  }

  /// Points shown per point of travel, `c (H / (H + c x))²`; 1 for no travel (inside the bounds).
  public func slope(_ travel: Double) -> Double {
    guard travel > 0 else { return 1 }
    guard dimension > 0, travel < .infinity else { return 0 }
    let share = 1 / (1 + coefficient * travel / dimension)
    return coefficient * share * share
  }
}
