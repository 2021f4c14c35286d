import Layers

/// The state of a layer in the cache of its superlayer. The invariant is described in
/// `CALayer+Kept`.
struct CachedLayer {
  /// Whether the layer can look different from its cached snapshot.
  var isStale = true
  /// The index of the layer among the cached sublayers of its superlayer.
  var index = 0
  /// The cached snapshots of the sublayers, if all are in the layer's plane.
  var sublayers: [Layer] = []
  /// Whether none of the sublayers is stale.
  var hasSettledSublayers = false
}
