public import Foundation
import Graphics
import Layers

/// A linear gradient (Core Animation's type `axial`) across the bounds.
open class CAGradientLayer: CALayer {
  /// From start to end. Only what is a `CGColor` counts, as in Core Animation.
  open var colors: [Any]?
  /// 0…1, one per colour, growing; nil spreads the colours evenly.
  open var locations: [CGFloat]?
  /// Unit coordinates; the defaults run from the top to the bottom.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override func presentedContents(contentsRect: CGRect) -> Contents? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / last
      let location = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      return LinearGradient.Stop(color, at: Double(location))
    }
    return .gradient(
      GradientContents(stops: stops, startPoint: startPoint, endPoint: endPoint))
  }
}
