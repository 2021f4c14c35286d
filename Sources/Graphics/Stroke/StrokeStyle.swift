public import Foundation
internal import PortableMath

/// The style of a stroke. Lengths are in the path's unit.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke, half on each side of the path.
  ///
  /// Values that are not positive and finite draw nothing. Values above `maximumWidth` draw as
  /// `maximumWidth`.
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

  /// The largest width that is drawn, 10⁹. The areas of wider polygons would not be finite numbers.
  public static let maximumWidth: CGFloat = 1e9

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
    let corner = join == .miter && miterLimit.isFinite ? max(miterLimit, 1) : 1
    return CGFloat(halfWidth) * max(corner, cap == .square ? 1.4142135623730951 : 1)
  }

  /// Half the width that is drawn; 0 if nothing is.
  var halfWidth: Double {
    width > 0 && width.isFinite ? Double(min(width, Self.maximumWidth)) / 2 : 0
  }

  /// The smallest angle between neighbouring points of an outline: 4096 points for a full turn.
  /// The points of strokes more than 50 000 units wide are further than a 128th from the true
  /// curve.
  private static let minimumArcStep = 2 * Double.pi / 4096

  /// Returns the angle between neighbouring points of an arc with a radius of half the width,
  /// whose chords are within `flatness` of the arc.
  func arcStep(flatness: Double) -> Double {
    max(2 * Portable.acos(max(1 - flatness / halfWidth, 0.5)), Self.minimumArcStep)
  }
}
