import Foundation
import Layers

// The cache of displayed layers. A screen is read for every frame, but most of it does not change.
// So each layer caches the last snapshots of its sublayers, and only stale layers are read again.
// The cost of a frame follows what changed, and a still frame costs nothing. Cached snapshots share
// their storage with earlier trees, so a comparison of trees does not need to look into them.
//
// The invariant: a layer that is not stale looks as its superlayer cached it, and needs no layout
// or display inside. The superlayer of a stale layer is stale too, up to a hidden layer. Therefore
// every setter of a displayed property calls `changed()`. A layer settles only if nothing else can
// change its appearance.
extension CALayer {
  /// Marks the layer and its ancestors as stale, after a displayed property changed or a request
  /// for layout or display.
  ///
  /// - Complexity: O(1) for each ancestor that is not stale yet.
  final func changed() {
    var layer: CALayer? = self
    while let current = layer, !current.cached.isStale {
      current.cached.isStale = true
      current.maskedLayer?.changed()
      layer = current.superlayer
    }
  }

  /// Clears the cache of the layer and its descendants, for a move to a screen with another scale
  /// or other fonts.
  ///
  /// - Complexity: O(*n*) in the layers.
  package final func invalidateSnapshots() {
    changed()
    cached.sublayers = []
    mask?.invalidateSnapshots()
    for sublayer in sublayers ?? [] { sublayer.invalidateSnapshots() }
  }

  /// Returns the appearance of the layer without its superlayer.
  ///
  /// - Parameter seen: The last appearance, which is returned if it is still valid.
  final func rendered(at time: TimeInterval, last seen: inout Layer?) -> Layer {
    if !cached.isStale, let seen { return seen }
    let layer = rendered(at: time)
    cached.isStale = !(settles && superlayer == nil && maskedLayer == nil)
    seen = layer
    return layer
  }

  /// Returns the appearance of the mask.
  ///
  /// A mask can notify only one layer. It stays stale if two layers share it or if it has a
  /// superlayer.
  final func presentedMask(at time: TimeInterval) -> Layer? {
    guard let mask else { return nil }
    let layer = mask.rendered(at: time)
    mask.cached.isStale = !(mask.settles && mask.superlayer == nil && mask.maskedLayer === self)
    return layer
  }

  /// Returns the visible sublayers from back to front. Sublayers that are not stale come from the
  /// cache.
  final func settledSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    let all = sublayers ?? []
    let seen = all.filter { $0.isPotentiallyVisible(at: time) }
    if let depicted = renderedSublayers(seen, shown, at: time) {
      // The position of a layer relative to others in space has no notification, so nothing is
      // cached.
      cached.sublayers = []
      cached.hasSettledSublayers = false
      return depicted
    }
    cached.sublayers = flatSublayers(seen, at: time)
    cached.hasSettledSublayers = all.allSatisfy { !$0.cached.isStale || $0.settlesWhileInvisible() }
    return cached.sublayers
  }

  /// Returns the snapshots of sublayers that are all in this layer's plane.
  private func flatSublayers(_ seen: [CALayer], at time: TimeInterval) -> [Layer] {
    let old = cached.sublayers
    func isKept(_ layer: CALayer) -> Bool {
      !layer.cached.isStale && old.indices.contains(layer.cached.index)
    }
    let areAllInPlace =
      seen.count == old.count
      && seen.indices.allSatisfy { isKept(seen[$0]) && seen[$0].cached.index == $0 }
    if areAllInPlace { return old }
    return seen.enumerated().map { index, layer in
      defer { layer.cached.index = index }
      if isKept(layer) { return old[layer.cached.index] }
      let snapshot = layer.snapshot(at: time)
      layer.cached.isStale = !(layer.settles && layer.maskedLayer == nil)
      return snapshot
    }
  }

  /// Whether the layer can be visible, because it is not hidden, or because an animation shows it.
  final func isPotentiallyVisible(at time: TimeInterval) -> Bool {
    !isHidden || !addedAnimations.isEmpty || isStillVisible(at: time)
  }

  /// Marks a hidden sublayer as settled, if nothing can show it without a notification.
  private func settlesWhileInvisible() -> Bool {
    guard isHidden, isBuiltInClass, animations.isEmpty, addedAnimations.isEmpty, maskedLayer == nil
    else { return false }
    cached.isStale = false
    // No snapshot of the layer is cached.
    cached.index = -1
    return true
  }

  /// Whether the layer looks as last read until it is marked stale: its appearance does not depend
  /// on time, or on changes without a notification.
  private var settles: Bool {
    guard animations.isEmpty, addedAnimations.isEmpty, transition == nil, isBuiltInClass,
      cached.hasSettledSublayers, mask?.cached.isStale != true
    else { return false }
    let isUpToDate = !isLayoutNeeded && (!isDisplayNeeded || bounds.isEmpty)
    return isUpToDate && !(shadowPath is CGMutablePath) && reportsContentChanges
  }
}
