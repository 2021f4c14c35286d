import Foundation
import PortableMath

/// The bodies of an animator, in the order in which their items were added.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  /// The indices of bodies by item, for look-up only.
  private var places: [ObjectIdentifier: Int] = [:]

  /// The fraction of the largest impulse below which changes count as converged.
  private static let accuracy = 1e-12
  private static let maximumRoundCount = 80
  /// The accuracy of positions, in points or radians.
  private static let placeAccuracy = 1e-9
  private static let maximumMoveCount = 8

  /// Keeps the bodies of the given items with their motion, and creates those of new items.
  func setItems(_ items: [any UIDynamicItem]) {
    let old = places
    let before = bodies
    bodies = []
    places = [:]
    for item in items where places[ObjectIdentifier(item)] == nil {
      places[ObjectIdentifier(item)] = bodies.count
      bodies.append(old[ObjectIdentifier(item)].map { before[$0] } ?? DynamicBody(item))
    }
  }

  /// Returns the body of an item, or nil if no behaviour acts on it.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    places[ObjectIdentifier(item)].map { bodies[$0] }
  }

  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body) }

  /// Advances time by a step: applies forces, solves the constraints on velocities, moves all
  /// bodies and corrects position errors.
  func advance(_ step: Double, by behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors { behavior.push(self, step: step) }
    solve(behaviors.flatMap { $0.rows(self, step: step) })
    move(step: step)
    for behavior in behaviors { behavior.moved(self, step: step) }
    correctPositions(behaviors)
  }

  /// Applies impulses until they have converged.
  private func solve(_ rows: [DynamicRow]) {
    for _ in 0..<Self.maximumRoundCount {
      let change = rows.reduce(0) { max($0, $1.push()) }
      if change <= Self.accuracy * rows.reduce(0, { max($0, abs($1.impulse)) }) { break }
    }
  }

  /// Corrects position errors without changing velocities.
  ///
  /// All constraints are solved together, like velocities. Solved one after another they would undo
  /// each other, and items with long arms would never come to rest.
  private func correctPositions(_ behaviors: [UIDynamicBehavior]) {
    for _ in 0..<Self.maximumMoveCount {
      let rows = behaviors.flatMap { $0.rows(self, step: 0) }.filter { $0.error != nil }
      guard rows.contains(where: { $0.excess > Self.placeAccuracy }) else { return }
      let speeds = bodies.map { ($0.velocity, $0.spin) }
      for body in bodies { (body.velocity, body.spin) = (.zero, 0) }
      for row in rows { row.speed = -(row.error ?? 0) }
      solve(rows)
      for (body, (velocity, spin)) in zip(bodies, speeds) {
        body.position += body.velocity
        body.angle += body.spin
        (body.velocity, body.spin) = (velocity, spin)
      }
    }
  }

  /// Moves all bodies by their velocities, which resistance reduces.
  private func move(step: Double) {
    for body in bodies where !body.properties.isAnchored {
      body.velocity *= Portable.exp(-body.properties.resistance * step)
      body.position += body.velocity * step
      guard body.properties.allowsRotation else { continue }
      body.spin *= Portable.exp(-body.properties.angularResistance * step)
      body.angle += body.spin * step
    }
  }
}
