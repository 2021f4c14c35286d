import Foundation

/// A property that a block changed.
struct AnimatedChange {
  weak var layer: CALayer?
  let property: LayerProperty
  /// What was seen before.
  let from: AnimatedValue

  /// Sets what it changed; nothing without a value, or when the layer has gone.
  @MainActor
  func set(to value: AnimatedValue?) {
    guard let layer, let value else { return }
    AnimationBlock.outside {
      // A view's own setters lay out what is in it.
      switch (property, layer.view) {
      case (.bounds, let view?): CGRect(value).map { view.bounds = $0 }
      case (.position, let view?): CGPoint(value).map { view.center = $0 }
      case (let property, _): layer.setModel(property, to: value)
      }
    }
  }
}
