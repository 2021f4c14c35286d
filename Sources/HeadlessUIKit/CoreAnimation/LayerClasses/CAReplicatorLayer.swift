import Foundation
import Graphics
import Layers

/// A layer that draws its sublayers several times.
///
/// Each copy is transformed and coloured one step further than the previous copy.
open class CAReplicatorLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == CAReplicatorLayer.self }
  override var reportsContentChanges: Bool { false }

  /// The number of copies, including the original.
  ///
  /// 0 and negative values draw nothing. At most 10 000 copies are drawn; more are reported.
  open var instanceCount = 1
  /// The largest number of copies that are drawn.
  private static let maximumInstanceCount = 10_000
  /// The delay of the animations of each copy after the previous copy, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next, about the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity {
    didSet { animate(.instanceTransform, from: oldValue, to: instanceTransform) }
  }
  /// The colour that multiplies the colours of the first copy; nil leaves them unchanged.
  open var instanceColor: CGColor? = .white
  /// The increment of the red factor from each copy to the next.
  open var instanceRedOffset: Float = 0
  /// The increment of the green factor from each copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The increment of the blue factor from each copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The increment of the alpha factor from each copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether the copies keep the depth of their sublayers, as a `CATransformLayer` does.
  open var preservesDepth = false

  override func model(_ property: LayerProperty) -> AnimatedValue? {
    property == .instanceTransform ? instanceTransform.animated : super.model(property)
  }

  override func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    guard property == .instanceTransform else { return super.setModel(property, to: value) }
    CATransform3D(value).map { instanceTransform = $0 }
  }

  override func presentedSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    guard instanceCount > 0 else { return [] }
    let step = shown(.instanceTransform, instanceTransform)
    let color = instanceColor?.color ?? .white
    var transform = CATransform3DIdentity
    var copies: [SpatialLayer] = []
    if instanceCount > Self.maximumInstanceCount {
      ScreenEnvironment.current.problems.report(
        DrawingProblem.tooManyCopies(instanceCount, drawn: Self.maximumInstanceCount))
    }
    for index in 0..<min(instanceCount, Self.maximumInstanceCount) {
      copies += self.copies(of: index, transform, factors(color, index), shown, at: time)
      transform = CATransform3DConcat(step, transform)
    }
    // Copies in the plane keep their order: their own depth does not change it.
    guard preservesDepth || !step.isAffine else { return copies.map(\.layer) }
    return copies.projected
  }

  /// Returns a copy as one layer, or as all its layers if the replicator preserves depth.
  private func copies(
    of index: Int, _ transform: CATransform3D, _ tint: Color, _ shown: ShownValues,
    at time: TimeInterval
  ) -> [SpatialLayer] {
    let (bounds, anchor) = (shown(.bounds, bounds), shown(.anchorPoint, anchorPoint))
    let middle = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    let place = CATransform3DConcat(
      CATransform3DTranslate(transform, -middle.x, -middle.y, 0),
      CATransform3DMakeTranslation(middle.x, middle.y, 0))
    let then = time - Double(index) * instanceDelay
    var copy = Layer(bounds: bounds, position: middle)
    copy.anchorPoint = anchor
    if preservesDepth {
      return (sublayers ?? []).filter { !$0.isHidden }.flatMap { $0.spatialLayers(at: then) }
        .map { inner in
          var inner = inner
          inner.layer = inner.layer.multiplied(by: tint)
          inner.layer.opacity *= tint.alpha
          inner.matrix = CATransform3DConcat(
            CATransform3DConcat(inner.matrix, sublayerMatrix(shown, of: copy)), place)
          inner.isInSpace = true
          return inner
        }
    }
    copy.transform = transform.affine
    copy.sublayers = flatSublayers(shown, at: then).map { $0.multiplied(by: tint) }
    copy.opacity = tint.alpha
    return [SpatialLayer(copy, place, isDoubleSided: true)]
  }

  /// Returns the sublayers of one copy. Each copy reads them at a different time, so none are
  /// cached.
  private func flatSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    let seen = (sublayers ?? []).filter { $0.isPotentiallyVisible(at: time) }
    return renderedSublayers(seen, shown, at: time) ?? seen.map { $0.snapshot(at: time) }
  }

  private func factors(_ color: Color, _ index: Int) -> Color {
    func factor(_ value: Double, _ offset: Float) -> Double {
      value + Double(offset) * Double(index)
    }
    return Color(
      red: factor(color.red, instanceRedOffset), green: factor(color.green, instanceGreenOffset),
      blue: factor(color.blue, instanceBlueOffset), alpha: factor(color.alpha, instanceAlphaOffset))
  }
}

extension Layer {
  /// Multiplies the colours of the layer and its sublayers by a factor. Images and text are
  /// unchanged.
  fileprivate func multiplied(by factor: Color) -> Layer {
    guard (factor.red, factor.green, factor.blue) != (1, 1, 1) else { return self }
    func times(_ color: Color) -> Color {
      Color(
        red: color.red * factor.red, green: color.green * factor.green,
        blue: color.blue * factor.blue, alpha: color.alpha)
    }
    var copy = self
    copy.backgroundColor = backgroundColor.map(times)
    copy.borderColor = times(borderColor)
    if case .shape(var shape) = contents {
      shape.fillColor = shape.fillColor.map(times)
      shape.strokeColor = shape.strokeColor.map(times)
      copy.contents = .shape(shape)
    }
    copy.sublayers = sublayers.map { $0.multiplied(by: factor) }
    return copy
  }
}
