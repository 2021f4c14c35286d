import Foundation
import Graphics
import Layers

extension FingerMark {
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
