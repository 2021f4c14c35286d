import Foundation
import Graphics
import Layers
import ScrollPhysics

/// How a window lies on the glass of its device, whose pictures stay upright: a screen that turns is
/// seen to turn, and lies on its side afterwards, as in the screen recordings of iOS.
@MainActor
struct WindowTurn {
  /// Seconds of a rotation of the screen: UIKit's `statusBarOrientationAnimationDuration`.
  static let duration: TimeInterval = 0.3

  /// Quarters of a turn, clockwise.
  var from, to: Int
  let timing: AnimationTiming

  init(from: Int, to: Int, at time: TimeInterval) {
    (self.from, self.to) = (from, to)
    timing = AnimationTiming(
      start: time, duration: Self.duration, pace: .cubic(TransitionCoordinator.curve))
  }

  /// Whether there is nothing to turn.
  func isUpright(at time: TimeInterval) -> Bool { to % 4 == 0 && time >= timing.end }

  /// Exact where the turn is a whole number of quarters.
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

  /// The layers of a window on the glass.
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
