public import Foundation
import Graphics
import Layers

/// A layer that fills and strokes a path in its coordinates. The path can extend beyond the bounds.
open class CAShapeLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == CAShapeLayer.self }
  override var reportsContentChanges: Bool { !(path is CGMutablePath) }

  /// The path to draw; nil draws nothing.
  ///
  /// Between paths with equal element kinds, an animation moves each point along a straight line.
  /// Other paths change abruptly at half time.
  open var path: CGPath? {
    didSet { animate(.path, from: view == nil ? nil : oldValue, to: path) }
  }
  /// The fill colour; nil does not fill the path.
  open var fillColor: CGColor? = .black {
    didSet { animate(.fillColor, from: oldValue, to: fillColor) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The stroke colour; nil draws no stroke.
  open var strokeColor: CGColor? {
    didSet { animate(.strokeColor, from: oldValue, to: strokeColor) }
  }
  /// The start of the stroke, as a fraction of the path's length, 0…1.
  open var strokeStart: CGFloat = 0 {
    didSet { animate(.strokeStart, from: oldValue, to: strokeStart) }
  }
  /// The end of the stroke, as a fraction of the path's length, 0…1.
  open var strokeEnd: CGFloat = 1 {
    didSet { animate(.strokeEnd, from: oldValue, to: strokeEnd) }
  }
  /// The width of the stroke, in points; 0 draws no stroke.
  open var lineWidth: CGFloat = 1 {
    didSet { animate(.lineWidth, from: oldValue, to: lineWidth) }
  }
  /// The maximum miter length, in line widths.
  open var miterLimit: CGFloat = 10 {
    didSet { animate(.miterLimit, from: oldValue, to: miterLimit) }
  }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The offset into the dash pattern at the start of the stroke, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { animate(.lineDashPhase, from: oldValue, to: lineDashPhase) }
  }
  /// The alternating lengths of dashes and gaps, in points; nil draws a solid stroke.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }

  override func presentedContents(_ shown: ShownValues) -> Contents? {
    guard let path = shown(.path, path?.path) else { return super.presentedContents(shown) }
    let stroke = StrokeStyle(
      width: shown(.lineWidth, lineWidth), cap: lineCap.cap, join: lineJoin.join,
      miterLimit: shown(.miterLimit, miterLimit),
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      dashPhase: shown(.lineDashPhase, lineDashPhase), start: shown(.strokeStart, strokeStart),
      end: shown(.strokeEnd, strokeEnd))
    return .shape(
      ShapeContents(
        path: path, fillColor: shown(.fillColor, fillColor?.color),
        fillRule: fillRule == .evenOdd ? .evenOdd : .nonZero,
        strokeColor: shown(.strokeColor, strokeColor?.color), stroke: stroke))
  }

  override func model(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .path: path?.path.animated
    case .fillColor: (fillColor?.color ?? .clear).animated
    case .strokeColor: (strokeColor?.color ?? .clear).animated
    case .strokeStart: strokeStart.animated
    case .strokeEnd: strokeEnd.animated
    case .lineWidth: lineWidth.animated
    case .miterLimit: miterLimit.animated
    case .lineDashPhase: lineDashPhase.animated
    default: super.model(property)
    }
  }

  override func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .path: Path(value).map { path = CGPath($0) }
    case .fillColor: Color(value).map { fillColor = CGColor($0) }
    case .strokeColor: Color(value).map { strokeColor = CGColor($0) }
    case .strokeStart: CGFloat(value).map { strokeStart = $0 }
    case .strokeEnd: CGFloat(value).map { strokeEnd = $0 }
    case .lineWidth: CGFloat(value).map { lineWidth = $0 }
    case .miterLimit: CGFloat(value).map { miterLimit = $0 }
    case .lineDashPhase: CGFloat(value).map { lineDashPhase = $0 }
    default: super.setModel(property, to: value)
    }
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
  }
}
