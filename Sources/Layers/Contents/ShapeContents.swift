internal import Foundation
public import Graphics

/// A path in a layer, filled and drawn along: `CAShapeLayer`. It may lie beyond the layer's bounds.
public struct ShapeContents: Hashable, Sendable {
  /// In the layer's coordinates.
  public var path: Path
  /// Fills the path, open contours closed; nil for nothing.
  public var fillColor: Color?
  /// What counts as inside.
  public var fillRule: FillRule
  /// Drawn along the path, over the filling; nil for nothing.
  public var strokeColor: Color?
  /// In points.
  public var stroke: StrokeStyle

  /// Filled in black, as Core Animation's shapes are, unless told.
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

  /// What filling and line can touch, in the layer's coordinates; nil for nothing.
  var extent: CGRect? {
    guard isFilled || isStroked, let box = path.controlBounds else { return nil }
    let reach = isStroked ? stroke.reach : 0
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
