import Foundation
import Graphics
import Layers

/// Shows its sublayers several times, each copy moved and coloured a step further than the one before.
open class CAReplicatorLayer: CALayer {
  /// Copies, the original counted; 0 and less show nothing.
  open var instanceCount = 1
  /// Seconds that each copy's animations lag behind the one before.
  open var instanceDelay: CFTimeInterval = 0
  /// From one copy to the next, about the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity {
    didSet { animate(.instanceTransform, from: oldValue, to: instanceTransform) }
  }
  /// What the first copy's colours are multiplied by; nil leaves them.
  open var instanceColor: CGColor? = .white
  /// Added to the factor of red from each copy to the next.
  open var instanceRedOffset: Float = 0
  /// Added to the factor of green.
  open var instanceGreenOffset: Float = 0
  /// Added to the factor of blue.
  open var instanceBlueOffset: Float = 0
  /// Added to the factor of alpha.
  open var instanceAlphaOffset: Float = 0
  /// Copies in depth are drawn flat here.
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
    var transform = CATransform3DIdentity
    let (bounds, anchor) = (shown(.bounds, bounds), shown(.anchorPoint, anchorPoint))
    let color = instanceColor?.color ?? .white
    return (0..<instanceCount).map { index in
      var copy = Layer(
        bounds: bounds,
        position: CGPoint(
          x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height))
      copy.anchorPoint = anchor
      copy.transform = transform.affine
      transform = CATransform3DConcat(step, transform)
      let tint = factors(color, index)
      copy.sublayers = super.presentedSublayers(shown, at: time - Double(index) * instanceDelay)
        .map { $0.multiplied(by: tint) }
      copy.opacity = tint.alpha
      return copy
    }
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
  /// With the colours of the layer and all below it multiplied; pictures and text keep theirs.
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
