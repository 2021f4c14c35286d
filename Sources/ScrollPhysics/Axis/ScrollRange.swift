/// The offsets at which one axis can rest.
///
///     lower = -inset before        upper = max(lower, content + inset after - bounds)
///
/// Content shorter than the bounds leaves one offset, `lower`. Source: Apple's documentation.
public struct ScrollRange: Hashable, Sendable {
  /// The offset at the content's beginning, in points: the inset before it, negated.
  public let lower: Double
  /// The offset at the content's end, in points; never less than `lower`.
  public let upper: Double

  /// - Parameters:
  ///   - content: content length in points; negative, NaN and infinite count as 0.
  ///   - bounds: length of the view; negative, NaN and infinite count as 0.
  ///   - insetBefore: adjusted inset at the top or left; not finite counts as 0.
  ///   - insetAfter: adjusted inset at the bottom or right; not finite counts as 0.
  public init(content: Double, bounds: Double, insetBefore: Double = 0, insetAfter: Double = 0) {
    let length = Self.finite(content, atLeast: 0) + Self.finite(insetAfter)
    lower = 0 - Self.finite(insetBefore)
    upper = max(lower, length - Self.finite(bounds, atLeast: 0))
  }

  private static func finite(_ value: Double, atLeast least: Double = -.infinity) -> Double {
    value.isFinite ? max(value, least) : 0
  }

  /// How far the content can scroll, in points; 0 if it fits into the bounds.
  public var length: Double { upper - lower }

  /// Whether the offset is in range, both ends included; false for NaN.
  public func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// The nearest offset in range; NaN gives `lower`.
  public func clamp(_ offset: Double) -> Double {
    offset > upper ? upper : offset >= lower ? offset : lower
  }

  /// Displayed overscroll: negative before `lower`, positive after `upper`, 0 in range.
  public func overscroll(_ offset: Double) -> Double {
    offset < lower ? offset - lower : max(0, offset - upper)
  }

  /// Whether the content can still move: `direction` is positive to let the offset grow, negative
  /// to let it shrink. Decides which of two nested scroll views takes a drag.
  public func hasRoom(from offset: Double, toward direction: Double) -> Bool {
    direction > 0 ? offset < upper : direction < 0 && offset > lower
  }
}
