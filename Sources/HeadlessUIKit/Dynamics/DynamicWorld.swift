import Foundation
import PortableMath

/// The bodies of an animator, in the order their items came.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  /// For looking up alone.
  private var places: [ObjectIdentifier: Int] = [:]

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

  /// Moves all by their velocities, which resistance slows.
  func move(step: Double) {
    for body in bodies where !body.matter.isAnchored {
      body.velocity *= Portable.exp(-body.matter.resistance * step)
      body.position += body.velocity * step
      guard body.matter.allowsRotation else { continue }
      body.spin *= Portable.exp(-body.matter.angularResistance * step)
      body.angle += body.spin * step
    }
  }
}
