import Foundation

/// One axis of a scroll view as the mechanics see it: how long, how far, and what it may do.
///
/// A value to build when something happens (a touch, a release); it holds no position.
public struct ScrollAxis: Hashable, Sendable {
  /// The offsets at which the content can rest.
  public let range: ScrollRange
  /// Length of the bounds in points: the rubber band's dimension and the page.
  public let boundsLength: Double
  /// Whether the content may be seen beyond its range, under a finger or after a fling. True by
  /// default.
  public var bounces = true
  /// Whether a finger moves content that has nowhere to scroll, too; needs `bounces`. False by
  /// default.
  public var alwaysBounces = false
  /// Whether a release within the range turns to a page, see `page(from:momentum:)`. False by
  /// default.
  public var isPagingEnabled = false
  /// Share of the velocity kept per millisecond, `UIScrollView.decelerationRate`.
  public var decelerationRate = 0.998
  /// The numbers of the mechanics, all at their defaults unless set.
  public var constants = ScrollConstants()

  /// See ``ScrollRange/init(content:bounds:insetBefore:insetAfter:)`` for unusual lengths.
  public init(content: Double, bounds: Double, insetBefore: Double = 0, insetAfter: Double = 0) {
    range = ScrollRange(
      content: content, bounds: bounds, insetBefore: insetBefore, insetAfter: insetAfter)
    boundsLength = bounds.isFinite ? max(0, bounds) : 0
  }

  /// Whether a finger can move the content at all, `isScrollEnabled` aside.
  public var isDraggable: Bool { range.length > 0 || (bounces && alwaysBounces) }

  /// The band beyond the edges, as long as the bounds.
  public var rubberBand: RubberBand { RubberBand(dimension: boundsLength, constants: constants) }

  /// What a drag shows for a raw offset, that is, one that follows the finger point by point: the
  /// same in range; outside, stretched by the rubber band or, without `bounces`, held at the edge.
  public func displayed(_ raw: Double) -> Double { displayed(raw, on: rubberBand) }

  func displayed(_ raw: Double, on band: RubberBand) -> Double {
    let edge = range.clamp(raw)
    guard bounces, raw != edge else { return edge }
    let stretched = band.displayed(abs(raw - edge))
    return raw < edge ? edge - stretched : edge + stretched
  }

  /// The raw offset that shows as `offset`: the inverse of ``displayed(_:)``. NaN gives the start.
  public func raw(_ offset: Double) -> Double { raw(offset, on: rubberBand) }

  func raw(_ offset: Double, on band: RubberBand) -> Double {
    let edge = range.clamp(offset)
    guard bounces, offset != edge, !offset.isNaN else { return edge }
    let travel = band.travel(abs(offset - edge))
    return offset < edge ? edge - travel : edge + travel
  }

  /// Points shown per point of finger travel at a raw offset.
  public func slope(_ raw: Double) -> Double { slope(raw, on: rubberBand) }

  func slope(_ raw: Double, on band: RubberBand) -> Double {
    let outside = abs(raw - range.clamp(raw))
    guard outside > 0 else { return 1 }
    return bounces ? band.slope(outside) : 0
  }

  /// The page a release turns to: with momentum the next one in its direction, else the nearest;
  /// limited to the range. Pages are multiples of the bounds length from offset 0; without a
  /// length there are none and the offset itself is returned.
  public func page(from offset: Double, momentum: Double) -> Double {
    guard boundsLength > 0 else { return range.clamp(offset) }
    let position = offset / boundsLength
    // An offset a rounding error short of a page is on it.
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
