import Foundation
import Graphics
import PortableMath

/// The rigid body of a dynamic item: pieces that rotate about their centre of mass.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The centre of mass, in points.
  var position = SIMD2<Double>.zero
  /// The velocity of the centre of mass, in points per second.
  var velocity = SIMD2<Double>.zero
  /// The rotation, in radians.
  var angle = 0.0
  /// The angular velocity, in radians per second.
  var spin = 0.0
  var properties = DynamicProperties()
  /// The pieces relative to the centre of mass, at an angle of 0.
  private(set) var pieces: [DynamicPiece] = []
  /// The area, in square points.
  private var area = 0.0
  /// The moment of inertia per unit of mass, in square points.
  private var inertia = 1.0
  /// The vector from the item's centre to the centre of mass, at an angle of 0.
  private var heart = SIMD2<Double>.zero
  private var size = CGSize.zero

  /// The minimum inertia per unit of mass, in square points, which a single point gets.
  private static let minimumInertia = 1.0 / 3

  init(_ item: any UIDynamicItem) {
    self.item = item
    readPosition()
  }

  /// The centre of the item, in points.
  var center: SIMD2<Double> {
    get { position - rotated(heart) }
    set { position = newValue + rotated(heart) }
  }

  /// The smallest mass, used for items without area or density, because forces are divided by the
  /// mass.
  private static let smallestMass = 1e-6

  /// The mass. As in UIKit, the unit is the mass of a square of 100 points at a density of 1.
  var mass: Double { max(area / 10_000 * properties.density, Self.smallestMass) }

  /// The reciprocal of the mass; 0 for an anchored body.
  var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }

  /// The reciprocal of the moment of inertia; 0 for a body that is anchored or may not rotate.
  var inverseInertia: Double {
    properties.isAnchored || !properties.allowsRotation ? 0 : 1 / (mass * inertia)
  }

  /// Takes place and shape from the item and keeps the velocity.
  func readPosition() {
    angle = turn(of: item)
    readShape()
    center = SIMD2(Double(item.center.x), Double(item.center.y))
  }

  /// Takes the shape from the item again if its size has changed.
  func readSize() {
    guard item.bounds.size != size else { return }
    let center = center
    readShape()
    self.center = center
  }

  private func readShape() {
    size = item.bounds.size
    let shape = item.dynamicPieces
    let moments = shape.map(\.moments)
    area = moments.reduce(0) { $0 + $1.area }
    let second = moments.reduce(0) { $0 + $1.second }
    heart = area > 0 ? moments.reduce(.zero) { $0 + $1.first } / area : .zero
    // By Steiner's theorem, the inertia about the centre of mass is the smallest.
    inertia =
      area > 0 ? max(second / area - heart.dot(heart), Self.minimumInertia) : Self.minimumInertia
    pieces = shape.map { $0.placed(at: -heart, cos: 1, sin: 0) }
  }

  /// The pieces at their current place.
  var placedPieces: [DynamicPiece] {
    let (cos, sin) = (Portable.cos(angle), Portable.sin(angle))
    return pieces.map { $0.placed(at: position, cos: cos, sin: sin) }
  }

  /// The maximum distance of any point of the body from its centre of mass.
  var reach: Double { pieces.reduce(0) { max($0, $1.middle.length + $1.reach) } }

  /// Returns a vector of the item's coordinates, rotated by the current angle.
  func rotated(_ way: SIMD2<Double>) -> SIMD2<Double> {
    way.rotated(cos: Portable.cos(angle), sin: Portable.sin(angle))
  }

  /// Returns the vector before rotation: the inverse of `turned`.
  func unrotated(_ way: SIMD2<Double>) -> SIMD2<Double> {
    way.rotated(cos: Portable.cos(angle), sin: -Portable.sin(angle))
  }

  /// Returns the vector from the centre of mass to a point of the item's coordinates, at the
  /// current angle.
  func arm(to place: SIMD2<Double>) -> SIMD2<Double> { rotated(place - heart) }

  /// Angles this close to each other, in radians, are one: a transform keeps its angle by rounding
  /// only.
  private static let sameTurn = 1e-9

  /// Sets the item's centre, and its transform if the body has rotated.
  func writePosition() {
    let middle = center
    let center = CGPoint(x: middle.x, y: middle.y)
    if item.center != center { item.center = center }
    let turn = turn(of: item)
    guard abs((angle - turn).remainder(dividingBy: 2 * .pi)) > Self.sameTurn else { return }
    item.transform = item.transform.concatenating(
      CGAffineTransform(rotationAngle: CGFloat(angle - turn)))
  }

  private func turn(of item: any UIDynamicItem) -> Double {
    Portable.atan2(Double(item.transform.b), Double(item.transform.a))
  }
}
