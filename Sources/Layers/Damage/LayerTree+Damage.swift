public import Foundation
public import Graphics

extension LayerTree {
  /// Returns the rectangle of pixels in which this picture can differ from `old`, at `scale` pixels
  /// per point.
  ///
  /// It contains everything that appeared, disappeared or changed, and is empty for equal trees.
  /// Trees with different sizes, backgrounds or device scales differ everywhere.
  ///
  /// - Complexity: O(*n*) in the layers of both trees. Subtrees with shared storage cost nothing.
  public func damage(since old: LayerTree, scale: CGFloat) -> PixelRect {
    let whole = PixelRect(
      enclosing: CGRect(origin: .zero, size: size)
        .applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard size == old.size, backgroundColor == old.backgroundColor, deviceScale == old.deviceScale
    else { return whole }
    let scales = DrawnScale(picture: scale, device: deviceScale)
    let root = CGAffineTransform(scaleX: scales.drawn, y: scales.drawn)
    let drawn = area(changedBy: damageBetween(layers, old.layers, root), scale: scales.drawn)
    guard let reduction = scales.reduction else { return drawn.intersection(whole) }
    return reduction.target(of: drawn.intersection(scales.bounds(of: size))).intersection(whole)
  }
}

/// Layers are paired by their index: a layer that only moved in the list counts as changed, which
/// costs pixels, but not correctness.
private func damageBetween(
  _ new: [Layer], _ old: [Layer], _ parent: CGAffineTransform
) -> PixelRect {
  if new == old { return .empty }
  var damage = PixelRect.empty
  for (a, b) in zip(new, old) { damage = damage.union(damageBetween(a, b, parent)) }
  let rest = new.dropFirst(old.count) + old.dropFirst(new.count)
  for layer in rest { damage = damage.union(layer.extent(parent)) }
  return damage
}

private func damageBetween(_ new: Layer, _ old: Layer, _ parent: CGAffineTransform) -> PixelRect {
  if new == old { return .empty }
  // A projected layer is drawn flat first, so it is redrawn as a whole.
  guard new.projection == nil, old.projection == nil else {
    return new.extent(parent).union(old.extent(parent))
  }
  // A shadow spreads a change beyond the sublayer that caused it (an unchanged mask does not). A
  // layer that its first sublayer turns into a group rounds its opacity differently.
  let transform = new.transformToParent.concatenating(parent)
  if new.withoutSublayers == old.withoutSublayers,
    new.isCompositedAsGroup(transform) == old.isCompositedAsGroup(transform),
    new.shadow?.isVisible != true
  {
    let inner = damageBetween(new.sublayers, old.sublayers, transform)
    return new.masksToBounds ? inner.intersection(new.extent(parent)) : inner
  }
  return new.extent(parent).union(old.extent(parent))
}

extension Layer {
  fileprivate var withoutSublayers: Layer {
    var copy = self
    copy.sublayers = []
    return copy
  }
}
