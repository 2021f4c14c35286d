public import Foundation
public import Graphics
import PortableMath

/// A homogeneous 4×4 transform for row vectors, with Core Animation's field names.
///
/// With `m34` at −1/d the plane z = 0 is viewed from a distance of d points.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform from its fields, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeros, as in Core Animation. `CATransform3DIdentity` is the identity.
  public init() {
    self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
  }

  init(rows r: [[CGFloat]]) {
    self.init(
      m11: r[0][0], m12: r[0][1], m13: r[0][2], m14: r[0][3], m21: r[1][0], m22: r[1][1],
      m23: r[1][2], m24: r[1][3], m31: r[2][0], m32: r[2][1], m33: r[2][2], m34: r[2][3],
      m41: r[3][0], m42: r[3][1], m43: r[3][2], m44: r[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The projection of the plane z = 0 along the z axis.
  var plane: ProjectiveTransform {
    ProjectiveTransform(a: m11, b: m12, p: m14, c: m21, d: m22, q: m24, tx: m41, ty: m42, w: m44)
  }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether the transform equals an affine transform of the plane.
  var isAffine: Bool {
    (m13, m14, m23, m24) == (0, 0, 0, 0) && (m31, m32, m33, m34) == (0, 0, 1, 0) && m43 == 0
      && m44 == 1
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns the transform that applies an affine transform in the plane.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: t.a, m12: t.b, m13: 0, m14: 0, m21: t.c, m22: t.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: t.tx, m42: t.ty, m43: 0, m44: 1)
}

/// Returns whether a transform equals an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the affine part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether all fields of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that scales about the origin; negative factors mirror.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
  t.m33 = sz
  return t
}

/// Returns a transform that translates by distances in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
  t.m43 = tz
  return t
}

/// Returns a transform that rotates about an axis by an angle in radians.
///
/// An axis of length 0 gives the identity. About (0, 0, 1), with y down, the rotation is clockwise.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(Portable.sin(Double(angle))), CGFloat(Portable.cos(Double(angle))))
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: y * x * k + z * s, m13: z * x * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: c + y * y * k, m23: z * y * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (l, r) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { i in
      (0..<4).map { j in
        (0..<4).reduce(CGFloat(0)) { (sum: CGFloat, k: Int) in sum + l[i][k] * r[k][j] }
      }
    })
}

/// Returns a transform that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform that rotates first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan elimination with partial pivoting.
  var (m, inverse) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(m[$0][column]) < abs(m[$1][column]) } ?? column
    guard m[pivot][column] != 0, m[pivot][column].isFinite else { return t }
    m.swapAt(pivot, column)
    inverse.swapAt(pivot, column)
    let factor = m[column][column]
    m[column] = m[column].map { $0 / factor }
    inverse[column] = inverse[column].map { $0 / factor }
    for row in 0..<4 where row != column {
      let share = m[row][column]
      m[row] = zip(m[row], m[column]).map { $0 - share * $1 }
      inverse[row] = zip(inverse[row], inverse[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(rows: inverse)
}
