import Foundation

/// The mark of a finger at one moment, in points of the screen.
struct FingerMark: Hashable, Sendable {
  /// The durations of a mark's appearance and of its fading after the finger went up, in seconds.
  static let appearance = 0.12, fading = 0.25
  /// The duration that a trail covers, in seconds.
  static let trailLength = 0.35
  /// The duration for which positions are needed, in seconds.
  static let memory = 1.0

  let center: CGPoint
  /// The opacity, 0…1.
  let opacity: Double
  /// The relative size: 1 for a finger that is down, more while it appears or disappears.
  let size: Double
  /// The recent path with its remaining strength, oldest segment first.
  let trail: [Segment]

  struct Segment: Hashable, Sendable {
    let from, to: CGPoint
    /// The strength, 0…1.
    let strength: Double
  }

  /// Creates a mark; nil for a finger that has not gone down yet or is no longer visible.
  init?(_ contact: FingerLog.Contact, at time: TimeInterval) {
    let age = time - contact.down
    let gone = contact.up.map { max(0, time - $0) } ?? 0
    guard age >= 0, gone < Self.fading, let place = contact.places.last else { return nil }
    let came = Self.eased(age / Self.appearance)
    let left = Self.eased(gone / Self.fading)
    center = place.point
    opacity = came * (1 - left)
    size = 1 + 0.4 * (1 - came) + 0.25 * left
    trail = zip(contact.places, contact.places.dropFirst()).compactMap { start, end in
      let strength = 1 - (time - end.time) / Self.trailLength
      guard strength > 0, start.point != end.point else { return nil }
      return Segment(from: start.point, to: end.point, strength: min(strength, 1))
    }
  }

  /// Returns a fraction eased out towards the end.
  private static func eased(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return 1 - (1 - part) * (1 - part)
  }
}
