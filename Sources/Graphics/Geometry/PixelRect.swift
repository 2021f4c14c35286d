public import Foundation

/// A rectangle of whole device pixels, half open: `x..<x + width`, `y..<y + height`.
/// Never negative in size; an empty one keeps no position.
public struct PixelRect: Hashable, Sendable {
  public let x, y, width, height: Int

  /// No pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A size of zero or less gives `empty`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else {
      (self.x, self.y, self.width, self.height) = (0, 0, 0, 0)
      return
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// From the origin. A size of zero or less gives `empty`.
  public init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

  /// The pixels whose centres lie in `rect` (device units): the rule by which a straight layer edge
  /// owns a pixel (Core Animation draws such edges without anti-aliasing). A centre on the left or
  /// top edge is inside, on the right or bottom edge outside, so that neighbours never overlap.
  /// NaN and infinite sides give `empty`; sides beyond ±2³⁰ are cut there.
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

  /// The corner that `init(centresIn:)` gives a rectangle whose top left corner is `point`, whatever its
  /// size: whole numbers. Beyond ±2³⁰ it is cut there; NaN stays.
  package static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: round(point.x - 0.5), y: round(point.y - 0.5))
  }

  /// The smallest rectangle of whole pixels that contains `rect`.
  public init(enclosing rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      self = .empty
      return
    }
    let left = -Self.pixel(-rect.minX), top = -Self.pixel(-rect.minY)
    self.init(
      x: left, y: top, width: Self.pixel(rect.maxX) - left, height: Self.pixel(rect.maxY) - top)
  }

  /// Rounds up, forgiving the 1e-6 that adding fractions of a point leaves behind.
  private static func pixel(_ value: CGFloat) -> Int { Int(round(value)) }

  private static func round(_ value: CGFloat) -> CGFloat {
    value.isNaN ? value : min(max(value - 1e-6, -0x1p30), 0x1p30).rounded(.up)
  }

  /// Whether it has no pixel.
  public var isEmpty: Bool { width == 0 }
  /// The first column to the right of it.
  public var maxX: Int { x + width }
  /// The first row below it.
  public var maxY: Int { y + height }
  /// The number of pixels.
  public var area: Int { width * height }
  /// The same in floating point.
  public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The pixels of both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x), top = min(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether all of `other`'s pixels are in it; an empty one always is.
  public func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

  /// Whether the pixel is in it.
  public func contains(x px: Int, y py: Int) -> Bool {
    px >= x && px < maxX && py >= y && py < maxY
  }

  /// Moved by whole pixels.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Grown by `margin` pixels on all four sides (shrunk when negative). An empty one stays empty.
  public func outset(by margin: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
