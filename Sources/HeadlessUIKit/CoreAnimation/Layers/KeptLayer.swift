import Layers

/// What a layer knows of what was last read of it. `CALayer+Kept` says the law.
struct KeptLayer {
  /// Whether it may look another way than its superlayer keeps it.
  var isStale = true
  /// Where it is among what its superlayer keeps.
  var place = 0
  /// What was last read of the sublayers, where all lie in the layer's plane.
  var sublayers: [Layer] = []
  /// Whether none of the sublayers is stale.
  var hasSettledSublayers = false
}
