import Foundation
import Graphics
import PortableMath

/// A dynamic item as the animator moves it: pieces that turn about the middle of their mass.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The middle of its mass, in points.
  var position = SIMD2<Double>.zero
  /// Points a second.
  var velocity = SIMD2<Double>.zero
  /// Radians.
  var angle = 0.0
  /// Radians a second.
  var spin = 0.0
  /// What is known of its matter.
  var matter = DynamicMatter()
  /// About the middle of its mass, at an angle of 0.
  private(set) var pieces: [DynamicPiece] = []
  /// Square points.
  private var area = 0.0
  /// Inertia for each unit of mass.
  private var inertia = 1.0
  /// The middle of its mass from the item's, at an angle of 0.
  private var heart = SIMD2<Double>.zero
  private var size = CGSize.zero

  /// What turns no more easily, in square points: a point.
  private static let leastInertia = 1.0 / 3

  init(_ item: any UIDynamicItem) {
    self.item = item
    takePlace()
  }

  /// The item's middle.
  var center: SIMD2<Double> {
    get { position - turned(heart) }
    set { position = newValue + turned(heart) }
  }

  /// UIKit's unit is what a square of 100 points has at a density of 1.
  var mass: Double { max(area / 10_000 * matter.density, 1e-6) }

  /// 0 for what nothing moves.
  var inverseMass: Double { matter.isAnchored ? 0 : 1 / mass }

  /// 0 for what nothing turns.
  var inverseInertia: Double {
    matter.isAnchored || !matter.allowsRotation ? 0 : 1 / (mass * inertia)
  }

  /// Takes the item's own place and shape, at the speed it has.
  func takePlace() {
    angle = turn(of: item)
    takeShape()
    center = SIMD2(Double(item.center.x), Double(item.center.y))
  }

  /// Takes the shape of an item that has another size.
  func takeSize() {
    guard item.bounds.size != size else { return }
    let center = center
    takeShape()
    self.center = center
  }

  private func takeShape() {
    size = item.bounds.size
    let shape = item.dynamicPieces
    let moments = shape.map(\.moments)
    area = moments.reduce(0) { $0 + $1.area }
    let second = moments.reduce(0) { $0 + $1.second }
    heart = area > 0 ? moments.reduce(.zero) { $0 + $1.first } / area : .zero
    // Steiner: what is least is about the middle of the mass.
    inertia =
      area > 0 ? max(second / area - heart.dot(heart), Self.leastInertia) : Self.leastInertia
    pieces = shape.map { $0.placed(at: -heart, cos: 1, sin: 0) }
  }

  /// Where its pieces lie.
  var placedPieces: [DynamicPiece] {
    let (cos, sin) = (Portable.cos(angle), Portable.sin(angle))
    return pieces.map { $0.placed(at: position, cos: cos, sin: sin) }
  }

  /// From its middle to any of its points at most.
  var reach: Double { pieces.reduce(0) { max($0, $1.middle.length + $1.reach) } }

  /// A way in the item's own coordinates as it lies.
  func turned(_ way: SIMD2<Double>) -> SIMD2<Double> {
    way.turned(cos: Portable.cos(angle), sin: Portable.sin(angle))
  }

  /// What `turned` was given.
  func unturned(_ way: SIMD2<Double>) -> SIMD2<Double> {
    way.turned(cos: Portable.cos(angle), sin: -Portable.sin(angle))
  }

  /// From the middle of its mass to a point of the item's own coordinates, as it lies.
  func arm(to place: SIMD2<Double>) -> SIMD2<Double> { turned(place - heart) }

  /// Gives the item its place; a turn, if it ever turned.
  func givePlace() {
    let middle = center
    let center = CGPoint(x: middle.x, y: middle.y)
    if item.center != center { item.center = center }
    let turn = turn(of: item)
    guard abs((angle - turn).remainder(dividingBy: 2 * .pi)) > 1e-9 else { return }
    item.transform = item.transform.concatenating(
      CGAffineTransform(rotationAngle: CGFloat(angle - turn)))
  }

  private func turn(of item: any UIDynamicItem) -> Double {
    Portable.atan2(Double(item.transform.b), Double(item.transform.a))
  }
}
