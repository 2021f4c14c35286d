import Foundation
import Graphics
import Layers

/// The layer of an activity indicator, which draws its spokes with one after another the brightest.
final class SpinnerLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == SpinnerLayer.self }
  override var reportsContentChanges: Bool { false }

  private static let spokes = 8
  /// The duration of a turn, in seconds.
  private static let turn = 1.0
  /// The rounding error of the time at which a spoke lights up that is ignored, in spokes.
  private static let noise = 1e-6

  /// Returns the opacity of each spoke, clockwise from the top.
  static func alphas(afterSeconds time: TimeInterval) -> [Double] {
    let head = Int((time / turn * Double(spokes) + noise).rounded(.down))
    return (0..<spokes).map { spoke in
      // Older spokes fade, down to a quarter.
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
      // The spoke turns about the centre of the view, which is below the spoke.
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
