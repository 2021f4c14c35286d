/// The offsets at which one axis can rest.
///
/// ```
/// lower = -inset before        upper = max(lower, content + inset after - bounds)
/// ```
///
/// If the content is shorter than the bounds, the only offset is `lower`. Source: Apple's
/// documentation.
public struct ScrollRange: Hashable, Sendable {
  /// The offset at the content's beginning, in points: the inset before it, negated.
  public let lower: Double
  /// The offset at the content's end, in points; never less than `lower`.
  public let upper: Double

  /// Creates the range of one axis.
  ///
  /// - Parameters:
  ///   - content: The content length in points. Negative, NaN and infinite count as 0.
  ///   - bounds: The length of the view. Negative, NaN and infinite count as 0.
  ///   - insetBefore: The adjusted inset at the top or left. NaN and infinite count as 0.
  ///   - insetAfter: The adjusted inset at the bottom or right. NaN and infinite count as 0.
  public init(content: Double, bounds: Double, insetBefore: Double = 0, insetAfter: Double = 0) {
    let length = Self.finite(content, atLeast: 0) + Self.finite(insetAfter)
    lower = 0 - Self.finite(insetBefore)
    upper = max(lower, length - Self.finite(bounds, atLeast: 0))
  }

  private static func finite(_ value: Double, atLeast least: Double = -.infinity) -> Double {
    value.isFinite ? max(value, least) : 0
  }

  /// The distance that the content can scroll, in points. 0 if the content fits into the bounds.
  public var length: Double { upper - lower }

  /// Whether the offset is in range, both ends included; false for NaN.
  public func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// Returns the nearest offset in range. NaN gives `lower`.
  public func clamp(_ offset: Double) -> Double {
    offset > upper ? upper : offset >= lower ? offset : lower
  }

  /// Returns the displayed overscroll: negative before `lower`, positive after `upper`, 0 in range.
  public func overscroll(_ offset: Double) -> Double {
    offset < lower ? offset - lower : max(0, offset - upper)
  }

  /// Whether the content can still move in a direction: positive lets the offset grow, negative
  /// lets it shrink. This decides which of two nested scroll views takes a drag.
  public func hasRoom(from offset: Double, toward direction: Double) -> Bool {
    direction > 0 ? offset < upper : direction < 0 && offset > lower
  }
}
