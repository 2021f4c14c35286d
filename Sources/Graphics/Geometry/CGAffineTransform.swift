public import Foundation
import PortableMath

// Foundation on Linux has CGFloat, CGPoint, CGSize and CGRect, but neither of these two.
#if !canImport(CoreGraphics)
  /// A 3×3 matrix `[a b 0; c d 0; tx ty 1]` for row vectors, with Core Graphics' names and meaning:
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    /// Moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The matrix with the rows (a, b), (c, d), (tx, ty): x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// As `init(a:b:c:d:tx:ty:)`, without labels.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// All zeros, which takes every point to the origin, as Core Graphics has it; `identity` leaves
    /// points alone.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Moves by points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Scales about the origin; negative factors mirror.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians; with y down it turns clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (s, c) = (CGFloat(Portable.sin(Double(angle))), CGFloat(Portable.cos(Double(angle))))
      self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Whether it moves nothing, exactly.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Moves first, then does what this transform does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Scales first, then does what this transform does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Rotates by radians first, then does what this transform does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; a transform that has none is returned unchanged, as Core Graphics does.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  /// A displacement in points, y down.
  public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat

    /// No movement.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Components that are not named are 0.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }

  extension CGPoint {
    /// Where the transform moves the point to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are the same; never for NaN.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// What the transform makes of the size, without its translation; components may become
    /// negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether both lengths are the same; never for NaN.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether both are the same once their lengths are positive; never for NaN.
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }

    /// The smallest upright rectangle around this one's transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      // One after another, without an array: every view's frame comes this way.
      var low = CGPoint(x: minX, y: minY).applying(t), high = low
      func take(_ corner: CGPoint) {
        if corner.x < low.x { low.x = corner.x }
        if corner.y < low.y { low.y = corner.y }
        if high.x < corner.x { high.x = corner.x }
        if high.y < corner.y { high.y = corner.y }
      }
      take(CGPoint(x: maxX, y: minY).applying(t))
      take(CGPoint(x: minX, y: maxY).applying(t))
      take(CGPoint(x: maxX, y: maxY).applying(t))
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: scales, flips and translations, no quarter turns.
  package var isUpright: Bool { b == 0 && c == 0 }

  /// By how much areas grow; negative if the transform mirrors, 0 if it has no inverse.
  package var determinant: CGFloat { a * d - b * c }
}
