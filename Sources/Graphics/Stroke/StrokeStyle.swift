public import Foundation

/// How a line is drawn along a path. Lengths in the path's own unit.
public struct StrokeStyle: Hashable, Sendable {
  /// Half of it lies on either side of the path. Zero, less and what is not finite draw nothing.
  public var width: CGFloat
  /// At the ends of open contours, of dashes, and of what `start` and `end` leave.
  public var cap: LineCap
  /// At the corners.
  public var join: LineJoin
  /// The longest miter in line widths, from the inner to the outer corner; corners with a longer one
  /// are beveled. 10 in Core Graphics: corners below 11.5°.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, begun anew in every contour, and over again when they are
  /// used up. Empty, or with a negative entry, one that is not finite, or nothing but zeros: no gaps. A
  /// dash of length 0 is a dot where its caps make one.
  public var dash: [CGFloat]
  /// How far into the pattern a contour begins.
  public var dashPhase: CGFloat
  /// The part of the path's whole length that is drawn; dashes count from its beginning. Limited to
  /// 0…1; nothing is drawn unless `start` is less than `end`.
  public var start: CGFloat
  /// See `start`.
  public var end: CGFloat

  /// Core Graphics' defaults: a width of 1, mitered corners, plain ends, no dashes, all of the path.
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

  /// How far from the path the line can reach: half its width, at miters and square caps more.
  public var reach: CGFloat {
    guard width > 0, width.isFinite else { return 0 }
    let corner = join == .miter && miterLimit.isFinite ? max(miterLimit, 1) : 1
    return width / 2 * max(corner, cap == .square ? 1.4142135623730951 : 1)
  }
}
