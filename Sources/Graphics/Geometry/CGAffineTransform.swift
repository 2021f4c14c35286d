public import Foundation
import PortableMath

// Foundation on Linux has `CGFloat`, `CGPoint`, `CGSize` and `CGRect`, but neither of these two
// types.
#if !canImport(CoreGraphics)
  /// An affine transform with the names and the meaning of Core Graphics: the matrix `[a b 0; c d
  /// 0; tx ty 1]` for row vectors.
  ///
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    /// The transform that leaves points unchanged.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its elements in the order of `init(a:b:c:d:tx:ty:)`.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform of zeros, as in Core Graphics, which maps every point to the origin.
    /// `identity` leaves points unchanged.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin. Negative factors reflect.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by an angle in radians. With y pointing down, positive angles turn
    /// clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (s, c) = (CGFloat(Portable.sin(Double(angle))), CGFloat(Portable.cos(Double(angle))))
      self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this one first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that applies a translation first and this one second.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a scale first and this one second.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a rotation, in radians, first and this one second.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse. A transform without an inverse is returned unchanged, as in Core
    /// Graphics.
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

  /// A displacement in points, with y pointing down.
  public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector. Omitted components are 0.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }

  extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Returns whether both coordinates are equal. False if one is NaN.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Returns the size transformed without the translation. Its components can be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Returns whether both lengths are equal. False if one is NaN.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Returns whether the standardised rectangles, with positive lengths, are equal. False if a
    /// value is NaN.
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }

    /// Returns the bounding box of the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      // No array of corners, because every view's frame is calculated here.
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
  /// Whether the transform consists of scales, reflections and translations, without quarter turns.
  /// Upright rectangles then stay upright.
  package var isUpright: Bool { b == 0 && c == 0 }

  /// The factor of areas: negative if the transform reflects, 0 if it has no inverse.
  package var determinant: CGFloat { a * d - b * c }
}
