import Foundation
import Layers

// A screen is looked at anew for every frame, and most of it is what it was. So a layer keeps what was last read of
// its sublayers, and those alone are read again that are stale: a frame costs what changed, a still one nothing.
// What is kept shares its storage with the trees before, so that nobody who compares them looks into it.
//
// The law: a layer that is not stale looks, from now on, as its superlayer keeps it, and nothing in it is to be laid
// out or displayed. A stale layer lies in stale ones, up to one that is hidden. So whatever is read of a layer marks it
// when it is set (`changed()`), and a layer settles only where nothing else can make it look another way.
extension CALayer {
  /// Something that is read of the layer was set, or it is to be laid out or displayed.
  ///
  /// - Complexity: O(1) for each layer around it that does not know yet.
  final func changed() {
    var layer: CALayer? = self
    while let current = layer, !current.kept.isStale {
      current.kept.isStale = true
      current.maskedLayer?.changed()
      layer = current.superlayer
    }
  }

  /// All in it is to be read again: it came to a screen that may have other pixels and fonts.
  ///
  /// - Complexity: linear in the layers.
  package final func forgetWhatIsKept() {
    changed()
    kept.sublayers = []
    mask?.forgetWhatIsKept()
    for sublayer in sublayers ?? [] { sublayer.forgetWhatIsKept() }
  }

  /// The layer as it is seen where no other layer is around it.
  ///
  /// - Parameter seen: as it was seen last, which is returned where it is still so.
  final func depicted(at time: TimeInterval, last seen: inout Layer?) -> Layer {
    if !kept.isStale, let seen { return seen }
    let layer = depicted(at: time)
    kept.isStale = !(settles && superlayer == nil && maskedLayer == nil)
    seen = layer
    return layer
  }

  /// What a mask shows of the layer. One that masks two layers, or lies in another, tells only one of them.
  final func presentedMask(at time: TimeInterval) -> Layer? {
    guard let mask else { return nil }
    let layer = mask.depicted(at: time)
    mask.kept.isStale = !(mask.settles && mask.superlayer == nil && mask.maskedLayer === self)
    return layer
  }

  /// What lies in the layer, back to front: those that are not stale as they were.
  final func settledSublayers(_ shown: ShownValues, at time: TimeInterval) -> [Layer] {
    let all = sublayers ?? []
    let seen = all.filter { $0.isSeen(at: time) }
    if let depicted = depicted(seen, shown, at: time) {
      // How one lies to the others tells nobody.
      kept.sublayers = []
      kept.hasSettledSublayers = false
      return depicted
    }
    kept.sublayers = flatSublayers(seen, at: time)
    kept.hasSettledSublayers = all.allSatisfy { !$0.kept.isStale || $0.settlesUnseen() }
    return kept.sublayers
  }

  /// Of layers that all lie in this one's plane.
  private func flatSublayers(_ seen: [CALayer], at time: TimeInterval) -> [Layer] {
    let old = kept.sublayers
    func isKept(_ layer: CALayer) -> Bool {
      !layer.kept.isStale && old.indices.contains(layer.kept.place)
    }
    let areAllInPlace =
      seen.count == old.count
      && seen.indices.allSatisfy { isKept(seen[$0]) && seen[$0].kept.place == $0 }
    if areAllInPlace { return old }
    return seen.enumerated().map { index, layer in
      defer { layer.kept.place = index }
      if isKept(layer) { return old[layer.kept.place] }
      let snapshot = layer.snapshot(at: time)
      layer.kept.isStale = !(layer.settles && layer.maskedLayer == nil)
      return snapshot
    }
  }

  /// Hidden or not, whether anything of it is to be seen.
  final func isSeen(at time: TimeInterval) -> Bool {
    !isHidden || !addedAnimations.isEmpty || isStillSeen(at: time)
  }

  /// A sublayer of which nothing is seen, nor will be before it is marked, is as good as one that settled.
  private func settlesUnseen() -> Bool {
    guard isHidden, isOfUIKit, animations.isEmpty, addedAnimations.isEmpty, maskedLayer == nil
    else { return false }
    kept.isStale = false
    // Nothing is kept of it.
    kept.place = -1
    return true
  }

  /// Whether the layer will look as it was just read until it is marked: nothing of it depends on time, or on
  /// what tells nobody.
  private var settles: Bool {
    guard animations.isEmpty, addedAnimations.isEmpty, transition == nil, isOfUIKit,
      kept.hasSettledSublayers, mask?.kept.isStale != true
    else { return false }
    let isUpToDate = !isLayoutNeeded && (!isDisplayNeeded || bounds.isEmpty)
    return isUpToDate && !(shadowPath is CGMutablePath) && tellsOfContents
  }

  /// Whether the class is none of the app's, which may override what is read.
  private var isOfUIKit: Bool {
    let kind = type(of: self)
    return kind == CALayer.self || kind == TextLayer.self || kind == ScrollLayer.self
      || kind == CAGradientLayer.self || kind == CAShapeLayer.self || kind == CATextLayer.self
      || kind == CAScrollLayer.self || kind == SpinnerLayer.self || kind == CATransformLayer.self
      || kind == CAReplicatorLayer.self
  }

  /// Whether the layer is marked when it is to show something else by itself. Of a layer of UIKit's classes.
  private var tellsOfContents: Bool {
    if type(of: self) == CALayer.self { return true }
    return switch self {
    case let layer as TextLayer: layer.tellsOfText
    case let layer as ScrollLayer: layer.tellsOfIndicators
    case let layer as CAShapeLayer: !(layer.path is CGMutablePath)
    case let layer as CATextLayer: layer.tellsOfText
    case is SpinnerLayer, is CATransformLayer, is CAReplicatorLayer: false
    default: true
    }
  }
}
