import Foundation
import Graphics
import PortableMath

/// A dynamic item as the animator moves it: an upright box, which may turn about its middle.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The middle, in points.
  var position: SIMD2<Double>
  /// Points a second.
  var velocity = SIMD2<Double>.zero
  /// Radians.
  var angle: Double
  /// Radians a second.
  var spin = 0.0
  /// What is known of its matter.
  var matter = DynamicMatter()

  init(_ item: any UIDynamicItem) {
    self.item = item
    (position, angle) = Self.place(of: item)
  }

  /// Half the box.
  var half: SIMD2<Double> {
    SIMD2(abs(Double(item.bounds.width)), abs(Double(item.bounds.height))) / 2
  }

  /// UIKit's unit is what a square of 100 points has at a density of 1.
  var mass: Double {
    max(4 * half.x * half.y / 10_000 * matter.density, 1e-6)
  }

  /// 0 for what nothing moves.
  var inverseMass: Double { matter.isAnchored ? 0 : 1 / mass }

  /// Of a box about its middle.
  var inverseInertia: Double {
    guard !matter.isAnchored, matter.allowsRotation else { return 0 }
    let squares = max((half * half).sum(), 1)
    return 3 / (mass * squares)
  }

  /// Takes the item's own place, at the speed it has.
  func takePlace() { (position, angle) = Self.place(of: item) }

  /// Gives the item its place; a turn, if it ever turned.
  func givePlace() {
    let center = CGPoint(x: position.x, y: position.y)
    if item.center != center { item.center = center }
    let turned = Self.place(of: item).angle
    guard abs((angle - turned).remainder(dividingBy: 2 * .pi)) > 1e-9 else { return }
    item.transform = item.transform.concatenating(
      CGAffineTransform(rotationAngle: CGFloat(angle - turned)))
  }

  private static func place(
    of item: any UIDynamicItem
  ) -> (position: SIMD2<Double>, angle: Double) {
    let transform = item.transform
    return (
      SIMD2(Double(item.center.x), Double(item.center.y)),
      Portable.atan2(Double(transform.b), Double(transform.a))
    )
  }
}
