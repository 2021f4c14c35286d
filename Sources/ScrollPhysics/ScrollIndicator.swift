/// Where a scroll indicator lies on its axis, and how visible it is.
///
///     track  = H - inset before - inset after - corner - 2 · 3
///     full   = max(track H / (range + H), min(36, track))
///     length = overscrolled ? max(full - overscroll, min(8, track)) : full
///     start  = inset before + 3 + (track - length) · scrolled fraction
///
/// Sources: minimum lengths and pinning from Flutter and XNScrollView, the one-to-one shrinking from
/// XNScrollView (an original GIF shows it), thickness and margins from iOS 13's view hierarchy.
public struct ScrollIndicator: Hashable, Sendable {
  /// From the edge of the visible frame along the axis, in points.
  public let start: Double
  /// In points, never negative.
  public let length: Double

  /// Nil where there is nothing to scroll.
  ///
  /// - Parameters:
  ///   - insetBefore: indicator inset at the top (or left), the safe-area part included.
  ///   - insetAfter: the same at the other end.
  ///   - hasCorner: whether both indicators can show and leave each other room.
  public init?(
    axis: ScrollAxis, offset: Double, insetBefore: Double = 0, insetAfter: Double = 0,
    hasCorner: Bool = false
  ) {
    let range = axis.range
    guard range.length > 0, axis.boundsLength > 0 else { return nil }
    let constants = axis.constants
    let ends = 2 * constants.indicatorMargin + (hasCorner ? constants.indicatorCorner : 0)
    let track = max(0, axis.boundsLength - insetBefore - insetAfter - ends)
    let share = axis.boundsLength / (range.length + axis.boundsLength)
    let full = max(track * share, min(constants.indicatorMinimumLength, track))
    let over = abs(range.overscroll(offset))
    let shortest = min(constants.indicatorMinimumOverscrollLength, track)
    length = over > 0 ? max(full - over, shortest) : full
    let fraction = (range.clamp(offset) - range.lower) / range.length
    start = insetBefore + constants.indicatorMargin + (track - length) * fraction
  }

  /// Opacity of the indicators so long after scrolling ended: full for 1.2 s, then a fade of
  /// 0.25 s. Negative counts as 0; while something scrolls, or a finger is down, it is 1.
  public static func opacity(
    secondsAfterScrolling seconds: Double, constants: ScrollConstants = .init()
  ) -> Double {
    let fading = seconds - constants.indicatorDelay
    guard fading > 0 else { return 1 }
    guard fading < constants.indicatorFade else { return 0 }
    return 1 - CubicTimingCurve.easeInOut.value(at: fading / constants.indicatorFade)
  }
}
