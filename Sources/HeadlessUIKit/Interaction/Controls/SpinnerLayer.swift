import Foundation
import Graphics
import Layers

/// Draws the spokes, of which one after the other is the brightest.
final class SpinnerLayer: CALayer {
  private static let spokes = 8
  /// Seconds for a turn.
  private static let turn = 1.0

  /// How opaque each spoke is, from the one at the top on, clockwise.
  static func alphas(afterSeconds time: TimeInterval) -> [Double] {
    let head = Int((time / turn * Double(spokes) + 1e-6).rounded(.down))
    return (0..<spokes).map { spoke in
      // The tail grows paler, down to a quarter.
      let age = ((head - spoke) % spokes + spokes) % spokes
      return 1 - 0.75 * Double(age) / Double(spokes - 1)
    }
  }

  package override func snapshot(at time: TimeInterval) -> Layer {
    var layer = super.snapshot(at: time)
    guard let spinner = view as? UIActivityIndicatorView else { return layer }
    let alphas = Self.alphas(afterSeconds: spinner.started.map { max(0, time - $0) } ?? 0)
    let side = spinner.style.side
    let size = CGSize(width: side * 0.115, height: side * 0.28)
    for (index, alpha) in alphas.enumerated() {
      var spoke = Layer(bounds: CGRect(origin: .zero, size: size))
      spoke.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      // Turned about the middle of the view, which lies below the spoke.
      spoke.anchorPoint = CGPoint(x: 0.5, y: side / 2 / size.height)
      spoke.transform = CGAffineTransform(
        rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(Self.spokes))
      spoke.cornerRadius = size.width / 2
      spoke.backgroundColor = spinner.color.cgColor.color
      spoke.opacity = alpha
      layer.sublayers.append(spoke)
    }
    return layer
  }
}
