import Foundation

/// The geometry and the options of scrolling on one axis.
///
/// It is a value without a position, created when an event such as a touch or a release needs it.
public struct ScrollAxis: Hashable, Sendable {
  /// The offsets at which the content can rest.
  public let range: ScrollRange
  /// The length of the bounds in points, which is also the rubber band's dimension and the page
  /// length.
  public let boundsLength: Double
  /// Whether the content can move beyond its range, under a finger or after a fling. True by
  /// default.
  public var bounces = true
  /// Whether a finger can move the content even if it fits into the bounds. Requires `bounces`.
  /// False by default.
  public var alwaysBounces = false
  /// Whether a release within the range scrolls to a page, see `page(from:momentum:)`. False by
  /// default.
  public var isPagingEnabled = false
  /// The share of the velocity that remains after each millisecond, as in
  /// `UIScrollView.decelerationRate`.
  public var decelerationRate = 0.998
  /// The constants of the scroll physics, all at their defaults unless set.
  public var constants = ScrollConstants()

  /// Creates an axis. See ``ScrollRange/init(content:bounds:insetBefore:insetAfter:)`` for unusual
  /// lengths.
  public init(content: Double, bounds: Double, insetBefore: Double = 0, insetAfter: Double = 0) {
    range = ScrollRange(
      content: content, bounds: bounds, insetBefore: insetBefore, insetAfter: insetAfter)
    boundsLength = bounds.isFinite ? max(0, bounds) : 0
  }

  /// Whether a finger can move the content, regardless of `isScrollEnabled`.
  public var isDraggable: Bool { range.length > 0 || (bounces && alwaysBounces) }

  /// The rubber band beyond the edges, with the length of the bounds.
  public var rubberBand: RubberBand { RubberBand(dimension: boundsLength, constants: constants) }

  /// Returns the displayed offset of a drag for a raw offset, which follows the finger point by
  /// point.
  ///
  /// In range, the two are equal. Outside, the displacement is reduced by the rubber band or,
  /// without `bounces`, to 0.
  public func displayed(_ raw: Double) -> Double { displayed(raw, on: rubberBand) }

  func displayed(_ raw: Double, on band: RubberBand) -> Double {
    let edge = range.clamp(raw)
    guard bounces, raw != edge else { return edge }
    let stretched = band.displayed(abs(raw - edge))
    return raw < edge ? edge - stretched : edge + stretched
  }

  /// Returns the raw offset that is displayed as `offset`; the inverse of ``displayed(_:)``. NaN
  /// gives the start of the range.
  public func raw(_ offset: Double) -> Double { raw(offset, on: rubberBand) }

  func raw(_ offset: Double, on band: RubberBand) -> Double {
    let edge = range.clamp(offset)
    guard bounces, offset != edge, !offset.isNaN else { return edge }
    let travel = band.travel(abs(offset - edge))
    return offset < edge ? edge - travel : edge + travel
  }

  /// Returns the points shown per point of finger travel at a raw offset.
  public func slope(_ raw: Double) -> Double { slope(raw, on: rubberBand) }

  func slope(_ raw: Double, on band: RubberBand) -> Double {
    let outside = abs(raw - range.clamp(raw))
    guard outside > 0 else { return 1 }
    return bounces ? band.slope(outside) : 0
  }

  /// Returns the offset of the page that a release scrolls to, limited to the range.
  ///
  /// With momentum, it is the next page in that direction, else the nearest page. Pages are
  /// multiples of the bounds length from offset 0. If the bounds length is 0, the result is the
  /// offset itself, limited to the range.
  public func page(from offset: Double, momentum: Double) -> Double {
    guard boundsLength > 0 else { return range.clamp(offset) }
    let position = offset / boundsLength
    // An offset within a rounding error of a page is on that page.
    let slack = 1e-9
    let page: Double
    if momentum > 0 {
      page = floor(position + slack) + 1
    } else if momentum < 0 {
      page = ceil(position - slack) - 1
    } else {
      page = position.rounded()
    }
    return range.clamp(page * boundsLength)
  }
}
