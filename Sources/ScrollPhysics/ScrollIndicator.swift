/// The position and length of a scroll indicator on its axis.
///
/// ```
/// track  = H - inset before - inset after - corner - 2 · 3
/// full   = max(track H / (range + H), min(36, track))
/// length = overscrolled ? max(full - overscroll, min(8, track)) : full
/// start  = inset before + 3 + (track - length) · scrolled fraction
/// ```
///
/// Sources: minimum lengths and pinning are from Flutter and XNScrollView. The one-to-one shrinking
/// is from XNScrollView, where an original GIF shows it. Thickness and margins are from iOS 13's
/// view hierarchy.
public struct ScrollIndicator: Hashable, Sendable {
  /// The distance from the edge of the visible frame along the axis, in points.
  public let start: Double
  /// The length in points, never negative.
  public let length: Double

  /// Creates the indicator for an offset. The result is nil if the content cannot scroll.
  ///
  /// - Parameters:
  ///   - insetBefore: The indicator inset at the top or left, including the safe area.
  ///   - insetAfter: The indicator inset at the bottom or right, including the safe area.
  ///   - hasCorner: Whether both indicators can show and leave room for each other.
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

  /// Returns the opacity of the indicators at a time after scrolling ended: 1 for 1.2 s, then a
  /// fade of 0.25 s.
  ///
  /// Negative times count as 0. While content scrolls or a finger is down, the opacity is 1.
  public static func opacity(
    secondsAfterScrolling seconds: Double, constants: ScrollConstants = .init()
  ) -> Double {
    let fading = seconds - constants.indicatorDelay
    guard fading > 0 else { return 1 }
    guard fading < constants.indicatorFade else { return 0 }
    return 1 - CubicTimingCurve.easeInOut.value(at: fading / constants.indicatorFade)
  }
}
