internal import Foundation
public import Graphics

/// A filled and stroked path in a layer, as drawn by `CAShapeLayer`. It can extend beyond the
/// bounds.
public struct ShapeContents: Hashable, Sendable {
  /// The path, in the layer's coordinates.
  public var path: Path
  /// The fill colour; nil does not fill. Filling closes open contours.
  public var fillColor: Color?
  /// The rule that determines the inside of the path.
  public var fillRule: FillRule
  /// The colour of the stroke, which is drawn over the fill; nil draws no stroke.
  public var strokeColor: Color?
  /// The style of the stroke, with lengths in points.
  public var stroke: StrokeStyle

  /// Creates a shape, by default filled in black as in Core Animation, without a stroke.
  public init(
    path: Path, fillColor: Color? = .black, fillRule: FillRule = .nonZero,
    strokeColor: Color? = nil, stroke: StrokeStyle = StrokeStyle()
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.stroke = stroke
  }

  var isFilled: Bool { fillColor.map { $0.alpha > 0 } ?? false }

  var isStroked: Bool {
    strokeColor.map { $0.alpha > 0 } ?? false && stroke.width > 0 && stroke.start < stroke.end
  }

  /// The rectangle that fill and stroke can touch, in the layer's coordinates; nil if nothing is
  /// drawn.
  var extent: CGRect? {
    guard isFilled || isStroked, let box = path.controlBounds else { return nil }
    let reach = isStroked ? stroke.reach : 0
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
