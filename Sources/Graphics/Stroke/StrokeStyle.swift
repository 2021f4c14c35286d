public import Foundation

/// The style of a stroke. Lengths are in the path's unit.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke, half on each side of the path. Values that are not positive and
  /// finite draw nothing.
  public var width: CGFloat
  /// The cap at the ends of open contours, of dashes, and at `start` and `end`.
  public var cap: LineCap
  /// The join at corners.
  public var join: LineJoin
  /// The maximum miter length in line widths, from the inner to the outer corner. Longer miters
  /// become bevels.
  ///
  /// Core Graphics' default, 10, bevels corners below 11.5°.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, repeated and restarted in every contour.
  ///
  /// The line has no gaps if the array is empty, contains only zeros, or contains a negative or
  /// infinite value or NaN. A dash of length 0 is a dot if its caps draw one.
  public var dash: [CGFloat]
  /// The offset into the pattern at the start of a contour.
  public var dashPhase: CGFloat
  /// The start of the drawn part, as a fraction of the whole length of the path.
  ///
  /// `start` and `end` are clamped to 0…1. Nothing is drawn unless `start` is less than `end`.
  /// Dashes count from the start of the drawn part.
  public var start: CGFloat
  /// The end of the drawn part, as a fraction of the whole length of the path.
  public var end: CGFloat

  /// Creates a style with the defaults of Core Graphics: width 1, miter joins, butt caps, no
  /// dashes, the whole path.
  public init(
    width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0, start: CGFloat = 0, end: CGFloat = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
  }

  /// The maximum distance of the stroke from the path: half the width, or more with miters and
  /// square caps.
  public var reach: CGFloat {
    guard width > 0, width.isFinite else { return 0 }
    let corner = join == .miter && miterLimit.isFinite ? max(miterLimit, 1) : 1
    return width / 2 * max(corner, cap == .square ? 1.4142135623730951 : 1)
  }
}
