public import Foundation
public import Graphics

extension LayerTree {
  /// The device pixels in which this picture can differ from `old`, drawn at `scale` pixels per
  /// point: a rectangle around all that appeared, went or changed. Empty for equal trees. Trees of
  /// different size or background differ everywhere.
  public func damage(since old: LayerTree, scale: CGFloat) -> PixelRect {
    let whole = PixelRect(
      enclosing: CGRect(origin: .zero, size: size)
        .applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard size == old.size, backgroundColor == old.backgroundColor else { return whole }
    let root = CGAffineTransform(scaleX: scale, y: scale)
    return damageBetween(layers, old.layers, root).intersection(whole)
  }
}

/// Layers are paired by their place in the list: a layer that only moved in the list counts as
/// changed, which costs pixels, never correctness.
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
  // A group's mask or a shadow spreads a change beyond the sublayer that made it; a layer that
  // becomes a group by its first sublayer rounds its opacity elsewhere.
  if new.withoutSublayers == old.withoutSublayers, new.isGroup == old.isGroup, new.mask == nil,
    new.shadow?.isVisible != true
  {
    let inner = damageBetween(
      new.sublayers, old.sublayers, new.transformToParent.concatenating(parent))
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
