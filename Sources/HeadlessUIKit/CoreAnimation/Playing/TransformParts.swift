import Foundation
import Graphics
import PortableMath

/// The components of a transform, which Core Animation interpolates individually and addresses by
/// key path.
///
/// They apply in this order: scale and skew, rotations about x, y and z, translation, perspective.
struct TransformParts {
  var scale: SIMD3<Double>
  /// The skew of y along x.
  var skew: Double
  /// The rotations about x, y and z, in radians; for an affine transform, only z is used.
  var rotation: SIMD3<Double>
  var translation: SIMD3<Double>
  /// The last column of the perspective matrix, which is applied after the other components.
  var perspective: SIMD4<Double>

  init(_ t: CATransform3D) {
    var bare = t
    (bare.m14, bare.m24, bare.m34, bare.m44) = (0, 0, 0, 1)
    let back = CATransform3DInvert(bare)
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    perspective = SIMD4(
      (SIMD4<Double>(back.m11, back.m12, back.m13, back.m14) * column).sum(),
      (SIMD4<Double>(back.m21, back.m22, back.m23, back.m24) * column).sum(),
      (SIMD4<Double>(back.m31, back.m32, back.m33, back.m34) * column).sum(),
      (SIMD4<Double>(back.m41, back.m42, back.m43, back.m44) * column).sum())
    translation = SIMD3(t.m41, t.m42, t.m43)
    let (r0, r1, r2) = (
      SIMD3<Double>(t.m11, t.m12, t.m13), SIMD3<Double>(t.m21, t.m22, t.m23),
      SIMD3<Double>(t.m31, t.m32, t.m33)
    )
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
    let sx = length(r0)
    let x = sx > 0 ? r0 / sx : SIMD3(1, 0, 0)
    skew = dot(x, r1)
    let rest = r1 - x * skew
    var sy = length(rest)
    var y = sy > 0 ? rest / sy : SIMD3(-x.y, x.x, 0)
    var z = SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    var sz = dot(z, r2)
    // A reflection in the plane is a negative y scale, not a rotation in depth.
    if t.isAffine, z.z < 0 {
      (sy, y, z) = (-sy, -y, -z)
      sz = -sz
    }
    skew = sy != 0 ? skew / sy : 0
    scale = SIMD3(sx, sy, sz)
    rotation = SIMD3(
      Portable.atan2(y.z, z.z), Portable.asin(min(max(-x.z, -1), 1)), Portable.atan2(x.y, x.x))
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
    t = CATransform3DRotate(t, rotation.z, 0, 0, 1)
    t = CATransform3DRotate(t, rotation.y, 0, 1, 0)
    t = CATransform3DRotate(t, rotation.x, 1, 0, 0)
    var sheared = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    sheared.m21 = skew * scale.y
    t = CATransform3DConcat(sheared, t)
    guard perspective != SIMD4(0, 0, 0, 1) else { return t }
    var seen = CATransform3DIdentity
    (seen.m14, seen.m24) = (perspective.x, perspective.y)
    (seen.m34, seen.m44) = (perspective.z, perspective.w)
    return CATransform3DConcat(t, seen)
  }
}

extension CATransform3D {
  /// Returns an intermediate transform: this one for a progress of 0, `end` for 1.
  ///
  /// Each component is interpolated individually, and angles take the shorter way. Transforms that
  /// only scale, reflect and translate are interpolated by number, which is equivalent and exact.
  func interpolated(to end: CATransform3D, by progress: CGFloat) -> CATransform3D {
    if progress == 0 { return self }
    if progress == 1 { return end }
    if isPlain, end.isPlain {
      return CATransform3D(
        rows: zip(rows, end.rows).map { a, b in
          zip(a, b).map { $0 + ($1 - $0) * progress }
        })
    }
    var a = TransformParts(self)
    let (b, t) = (TransformParts(end), Double(progress))
    func shorter(_ a: Double, _ b: Double) -> Double { (b - a).remainder(dividingBy: 2 * .pi) }
    let turn = SIMD3(
      shorter(a.rotation.x, b.rotation.x), shorter(a.rotation.y, b.rotation.y),
      shorter(a.rotation.z, b.rotation.z))
    a.rotation += turn * t
    a.scale += (b.scale - a.scale) * t
    a.skew += (b.skew - a.skew) * t
    a.translation += (b.translation - a.translation) * t
    a.perspective += (b.perspective - a.perspective) * t
    return a.transform
  }

  /// Returns this transform changed as `old` was changed to `new`: by the transform from one to the
  /// other, or by the difference of the numbers if `old` has no inverse.
  func moved(from old: CATransform3D, to new: CATransform3D) -> CATransform3D {
    if old == new { return self }
    let back = CATransform3DInvert(old)
    if CATransform3DConcat(old, back).isNearIdentity {
      return CATransform3DConcat(CATransform3DConcat(self, back), new)
    }
    return CATransform3D(
      rows: rows.indices.map { row in
        rows[row].indices.map { rows[row][$0] + (new.rows[row][$0] - old.rows[row][$0]) }
      })
  }

  /// Whether each number differs from that of the identity by less than a thousandth.
  private var isNearIdentity: Bool {
    let nearness = 1e-3
    return zip(rows, CATransform3DIdentity.rows).allSatisfy { own, identity in
      zip(own, identity).allSatisfy { abs($0 - $1) < nearness }
    }
  }

  /// Whether the transform only scales, reflects and translates, without a rotation.
  private var isPlain: Bool {
    (m12, m13, m14) == (0, 0, 0) && (m21, m23, m24) == (0, 0, 0) && (m31, m32) == (0, 0)
      && m44 == 1
  }
}
