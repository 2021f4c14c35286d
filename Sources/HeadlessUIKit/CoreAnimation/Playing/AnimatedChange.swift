import Foundation

/// A change of a property made in an animation block.
struct AnimatedChange {
  weak var layer: CALayer?
  let property: LayerProperty
  /// The model value before the change; for a property that is not additive, the displayed value.
  let from: AnimatedValue

  /// Sets the property again. Without a value, or after the layer was freed, nothing happens.
  @MainActor
  func set(to value: AnimatedValue?) {
    guard let layer, let value else { return }
    AnimationBlock.outside {
      // The setters of a view also lay out its content.
      switch (property, layer.view) {
      case (.bounds, let view?): CGRect(value).map { view.bounds = $0 }
      case (.position, let view?): CGPoint(value).map { view.center = $0 }
      case (let property, _): layer.setModel(property, to: value)
      }
    }
  }
}
