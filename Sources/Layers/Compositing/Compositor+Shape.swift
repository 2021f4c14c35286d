package import Foundation
package import Graphics

extension Compositor {
  /// The filling, then the line along the path.
  func draw(
    _ shape: ShapeContents, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) {
    if shape.isFilled, let color = shape.fillColor {
      let area = Coverage(
        filling: shape.path.applying(transform), rule: shape.fillRule, within: clip.bounds)
      canvas.fill(area.intersection(clip), with: .color(color), opacity: opacity)
    }
    if shape.isStroked, let color = shape.strokeColor {
      let area = Coverage(
        stroking: shape.path, shape.stroke, transform, within: clip.bounds)
      canvas.fill(area.intersection(clip), with: .color(color), opacity: opacity)
    }
  }
}

extension Coverage {
  /// The pixels that a line along a path covers: drawn in the path's own space and then taken to the
  /// device, so that a line under a transform that stretches is wider one way, as in Core Graphics.
  package init(
    stroking path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform,
    within clip: PixelRect
  ) {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite else {
      self = .empty
      return
    }
    let outline = path.stroked(style, flatness: 1.0 / 128 / Double(scale))
    self.init(filling: outline.applying(transform), within: clip)
  }
}

extension CGAffineTransform {
  /// The most by which a length grows, whatever its direction: the greater singular value.
  package var largestScale: CGFloat {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let determinant = a * d - b * c
    return (sum + max(sum * sum - determinant * determinant, 0).squareRoot()).squareRoot()
  }
}
