import Foundation
import PortableMath

/// The bodies of an animator, in the order their items came.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  /// For looking up alone.
  private var places: [ObjectIdentifier: Int] = [:]

  /// Impulses change less than this part of the largest once they are found.
  private static let accuracy = 1e-12
  private static let mostRounds = 80
  /// Points, or radians.
  private static let placeAccuracy = 1e-9
  private static let mostMoves = 8

  /// Keeps the bodies of these items, with what they do, and makes those of new ones.
  func keep(_ items: [any UIDynamicItem]) {
    let old = places
    let before = bodies
    bodies = []
    places = [:]
    for item in items where places[ObjectIdentifier(item)] == nil {
      places[ObjectIdentifier(item)] = bodies.count
      bodies.append(old[ObjectIdentifier(item)].map { before[$0] } ?? DynamicBody(item))
    }
  }

  /// Nil for an item that no behaviour acts on.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    places[ObjectIdentifier(item)].map { bodies[$0] }
  }

  func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body) }

  /// Lets time pass: forces change speeds, conditions limit them, all moves, and what lies where it must not is
  /// put right.
  func pass(_ step: Double, by behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors { behavior.push(self, step: step) }
    solve(behaviors.flatMap { $0.rows(self, step: step) })
    move(step: step)
    for behavior in behaviors { behavior.moved(self, step: step) }
    putRight(behaviors)
  }

  /// Pushes until nothing changes.
  private func solve(_ rows: [DynamicRow]) {
    for _ in 0..<Self.mostRounds {
      let change = rows.reduce(0) { max($0, $1.push()) }
      if change <= Self.accuracy * rows.reduce(0, { max($0, abs($1.impulse)) }) { break }
    }
  }

  /// Moves what lies where it must not, at the speed it has: the way there is found as speeds are, all conditions
  /// together. One after another they would undo each other's work, and items with long arms never come to rest.
  private func putRight(_ behaviors: [UIDynamicBehavior]) {
    for _ in 0..<Self.mostMoves {
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

  /// Moves all by their velocities, which resistance slows.
  private func move(step: Double) {
    for body in bodies where !body.matter.isAnchored {
      body.velocity *= Portable.exp(-body.matter.resistance * step)
      body.position += body.velocity * step
      guard body.matter.allowsRotation else { continue }
      body.spin *= Portable.exp(-body.matter.angularResistance * step)
      body.angle += body.spin * step
    }
  }
}
