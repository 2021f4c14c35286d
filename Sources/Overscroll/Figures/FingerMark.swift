import Foundation
import Graphics
import Layers

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

  /// Returns the layers of the disc and the trail under it, in points of the screen.
  func layers(_ style: TouchStyle) -> [Layer] {
    (style.hasTrail ? trail.map { $0.layer(opacity) } : []) + [disc]
  }

  private var disc: Layer {
    let side = 44 * size
    var layer = Layer(
      bounds: CGRect(x: 0, y: 0, width: side, height: side), position: center)
    layer.opacity = opacity
    layer.contents = .shape(
      ShapeContents(
        path: Path(ellipseIn: layer.bounds.insetBy(dx: 2, dy: 2)),
        fillColor: Color(white: 0.55, alpha: 0.55), strokeColor: Color(white: 1, alpha: 0.9),
        stroke: StrokeStyle(width: 2)))
    var rim = Layer(frame: layer.bounds)
    rim.contents = .shape(
      ShapeContents(
        path: Path(ellipseIn: layer.bounds.insetBy(dx: 0.5, dy: 0.5)), fillColor: nil,
        strokeColor: Color(white: 0, alpha: 0.35), stroke: StrokeStyle(width: 1)))
    layer.sublayers = [rim]
    return layer
  }
}

extension FingerMark.Segment {
  fileprivate func layer(_ opacity: Double) -> Layer {
    var path = Path()
    path.move(to: from)
    path.line(to: to)
    var layer = Layer()
    layer.anchorPoint = .zero
    layer.contents = .shape(
      ShapeContents(
        path: path, fillColor: nil,
        strokeColor: Color(white: 0.55, alpha: 0.6 * strength * opacity),
        stroke: StrokeStyle(width: 6 + 14 * CGFloat(strength), cap: .butt)))
    return layer
  }
}
