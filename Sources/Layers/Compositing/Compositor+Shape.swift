package import Foundation
package import Graphics

extension Compositor {
  /// Draws the fill of a shape, then its stroke.
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
  /// Creates the coverage of a stroked path.
  ///
  /// The stroke is calculated in the path's space and then transformed, so that a stretching
  /// transform gives lines of different widths, as in Core Graphics.
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
  /// The largest factor of lengths in any direction: the greater singular value.
  package var largestScale: CGFloat {
    let sum = (a * a + b * b + c * c + d * d) / 2
    let determinant = a * d - b * c
    return (sum + max(sum * sum - determinant * determinant, 0).squareRoot()).squareRoot()
  }
}
