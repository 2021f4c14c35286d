extension CALayer {
  /// Inserts a sublayer below another one, or on top of all if `sibling` is nil or not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, step: 0)
  }

  /// Inserts a sublayer above another one, or on top of all if `sibling` is nil or not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, step: 1)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, step: Int) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    let place = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + step } ?? sublayers?.count ?? 0)
  }

  /// Returns whether a layer can be added to this one. A layer cannot contain itself or its
  /// ancestors, and the depth of the tree is limited. A failure is reported as a problem.
  final func canHold(_ layer: CALayer) -> Bool {
    var (outer, depth): (CALayer?, Int) = (self, 0)
    while let current = outer {
      depth += 1
      if current === layer {
        (view?.environment ?? .current).problems.raise(
          .layerInsideItself(layer: layer.stableName, superlayer: stableName))
        return false
      }
      outer = current.superlayer ?? current.maskedLayer
    }
    let parts = { (layer: CALayer) in (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? []) }
    guard TreeDepth.allows([layer], below: depth, children: parts) else {
      (view?.environment ?? .current).problems.raise(
        .tooDeep(item: layer.stableName, limit: TreeDepth.limit))
      return false
    }
    return true
  }
}
