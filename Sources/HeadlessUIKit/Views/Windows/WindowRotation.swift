import Foundation
import Graphics
import Layers
import ScrollPhysics

/// The rotation of a window on the device's glass. Pictures show the glass upright: a screen that
/// rotates is displayed rotating and then lies on its side, as in screen recordings of iOS.
@MainActor
struct WindowRotation {
  /// The duration of a rotation in seconds: UIKit's `statusBarOrientationAnimationDuration`.
  static let duration: TimeInterval = 0.3

  /// The start and end of the rotation in clockwise quarter turns.
  var from, to: Int
  let timing: AnimationTiming

  init(from: Int, to: Int, at time: TimeInterval) {
    (self.from, self.to) = (from, to)
    timing = AnimationTiming(
      start: time, duration: Self.duration, pace: .cubic(.transition))
  }

  /// Returns whether the window is upright and no longer rotates.
  func isUpright(at time: TimeInterval) -> Bool { to % 4 == 0 && time >= timing.end }

  /// Returns the transform at a time, exact for whole quarter turns.
  func transform(at time: TimeInterval) -> CGAffineTransform {
    guard time < timing.end else {
      let turns: [CGAffineTransform] = [
        .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
      ]
      return turns[((to % 4) + 4) % 4]
    }
    let quarters = CGFloat(from) + CGFloat(to - from) * timing.progress(at: time)
    return CGAffineTransform(rotationAngle: quarters * .pi / 2)
  }

  /// Returns the window's layers in a rotated layer on the glass.
  func layer(of layers: [Layer], glass: CGSize, at time: TimeInterval) -> Layer {
    let size = layers.first?.bounds.size ?? glass
    var turned = Layer(
      bounds: CGRect(origin: .zero, size: size),
      position: CGPoint(x: glass.width / 2, y: glass.height / 2))
    turned.transform = transform(at: time)
    turned.sublayers = layers
    return turned
  }
}
