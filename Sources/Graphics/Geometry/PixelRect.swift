public import Foundation

/// A half-open rectangle of whole device pixels: `x..<x + width`, `y..<y + height`.
///
/// Its size is never negative. An empty rectangle has no position.
public struct PixelRect: Hashable, Sendable {
  public let x, y, width, height: Int

  /// The rectangle without pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle. A width or height of zero or less gives `empty`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else {
      (self.x, self.y, self.width, self.height) = (0, 0, 0, 0)
      return
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a rectangle at the origin. A width or height of zero or less gives `empty`.
  public init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

  /// Creates the rectangle of pixels whose centres are inside `rect`, in device units.
  ///
  /// By this rule a straight layer edge owns a pixel, since Core Animation draws such edges without
  /// antialiasing. A centre on the left or top edge is inside, and one on the right or bottom edge
  /// is outside, so neighbours never overlap. NaN and infinite sides give `empty`. Sides beyond
  /// ±2³⁰ are clamped.
  public init(centresIn rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      self = .empty
      return
    }
    let left = Self.pixel(rect.minX - 0.5), top = Self.pixel(rect.minY - 0.5)
    self.init(
      x: left, y: top,
      width: Self.pixel(rect.maxX - 0.5) - left, height: Self.pixel(rect.maxY - 0.5) - top)
  }

  /// Returns the top left corner that `init(centresIn:)` gives a rectangle at `point`, whatever its
  /// size.
  ///
  /// Coordinates beyond ±2³⁰ are clamped; NaN stays NaN.
  package static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: round(point.x - 0.5), y: round(point.y - 0.5))
  }

  /// Creates the smallest rectangle of whole pixels that contains `rect`. NaN and infinite sides
  /// give `empty`.
  public init(enclosing rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      self = .empty
      return
    }
    let left = -Self.pixel(-rect.minX), top = -Self.pixel(-rect.minY)
    self.init(
      x: left, y: top, width: Self.pixel(rect.maxX) - left, height: Self.pixel(rect.maxY) - top)
  }

  /// Rounds up, except for the rounding error of added fractions of a point (a millionth of a
  /// pixel).
  private static func pixel(_ value: CGFloat) -> Int { Int(round(value)) }

  /// The rounding error that is ignored, in pixels.
  private static let noise: CGFloat = 1e-6

  private static func round(_ value: CGFloat) -> CGFloat {
    value.isNaN ? value : min(max(value - noise, -0x1p30), 0x1p30).rounded(.up)
  }

  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width == 0 }
  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first row below the rectangle.
  public var maxY: Int { y + height }
  /// The number of pixels.
  public var area: Int { width * height }
  /// The rectangle in floating point.
  public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the pixels that both rectangles contain.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle is ignored.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x), top = min(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether the rectangle contains all pixels of `other`. True if `other` is empty.
  public func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

  /// Returns whether the rectangle contains a pixel.
  public func contains(x px: Int, y py: Int) -> Bool {
    px >= x && px < maxX && py >= y && py < maxY
  }

  /// Returns the rectangle moved by whole pixels.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle grown by `margin` pixels on all sides. A negative margin shrinks it, and
  /// an empty rectangle stays empty.
  public func outset(by margin: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
