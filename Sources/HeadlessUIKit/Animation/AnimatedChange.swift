/// A property that a block changed.
struct AnimatedChange {
  weak var layer: CALayer?
  let property: LayerProperty
  /// What was seen before.
  let from: AnimatedValue
}
