extension CALayer {
  /// Below a sublayer; on top of all where `sibling` is none.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, step: 0)
  }

  /// Above a sublayer; on top of all where `sibling` is none.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, step: 1)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, step: Int) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    let place = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + step } ?? sublayers?.count ?? 0)
  }
}
