/// The law by which content follows a finger beyond the edge.
///
/// ```
/// d(x) = x c H / (H + c x)        x(d) = d H / (c (H - d))        c = 0.55, H = bounds length
/// ```
///
/// Source: Grant Paul; also ScrollMechanics, Compose and fluid-scroll. Flutter's incremental law is
/// the derivative of this curve. Displacements are distances: a negative or NaN displacement counts
/// as 0.
public struct RubberBand: Hashable, Sendable {
  /// The length of the scroll view's bounds on this axis, in points, not reduced by insets.
  public let dimension: Double
  /// The factor `c` of the formulas: points shown per point of travel at the edge. It is taken from
  /// the constants without a check.
  public let coefficient: Double
  /// The share of the dimension up to which displacements are inverted. The travel is 1816
  /// dimensions there.
  private static let invertibleShare = 0.999

  /// Creates a rubber band.
  ///
  /// - Parameter dimension: Negative or NaN counts as 0, for which the band does not stretch at
  ///   all. If infinite, the displacement is proportional to the travel.
  public init(dimension: Double, constants: ScrollConstants = .init()) {
    self.dimension = max(0, dimension)
    coefficient = constants.rubberBandCoefficient
  }

  /// Returns the displayed overscroll for a finger travel beyond the edge. It is below `dimension`
  /// for every travel.
  public func displayed(_ travel: Double) -> Double {
    guard travel > 0, dimension > 0 else { return 0 }
    guard travel < .infinity else { return dimension }
    let pulled = coefficient * travel
    return pulled / (1 + pulled / dimension)
  }

  /// Returns the finger travel that displays an overscroll; the inverse of ``displayed(_:)``.
  ///
  /// A finger cannot produce an overscroll of `dimension` or more, but a bounce or code can. Such
  /// an overscroll counts as 99.9 % of the dimension, so that the travel stays finite.
  /// ``DragTracking`` uses a longer band in that case.
  public func travel(_ displayed: Double) -> Double {
    guard displayed > 0, dimension > 0 else { return 0 }
    guard dimension < .infinity else { return displayed / coefficient }
    let shown = min(displayed, dimension * Self.invertibleShare)
    return shown / (coefficient * (1 - shown / dimension))
  }

  /// Returns the points shown per point of travel, `c (H / (H + c x))²`. The result is 1 without
  /// travel, that is, inside the bounds.
  public func slope(_ travel: Double) -> Double {
    guard travel > 0 else { return 1 }
    guard dimension > 0, travel < .infinity else { return 0 }
    let share = 1 / (1 + coefficient * travel / dimension)
    return coefficient * share * share
  }
}
