import Foundation
import Graphics

/// The memory that drawing needs in addition to the picture.
///
/// A group, and a layer that casts a shadow of its content, is drawn on a separate canvas. The
/// canvas stays in memory while nested groups are drawn on further canvases. The margin that a blur
/// reads makes each canvas larger than the one around it.
extension LayerTree {
  /// Removes layers whose canvases, together with those around them, would exceed a number of bytes
  /// at the device's scale.
  ///
  /// Their sublayers are removed with them. The decision depends only on the tree, not on time, and
  /// pictures that need less memory do not change.
  ///
  /// - Returns: The number of removed layers, without their sublayers.
  /// - Complexity: O(*n*) in the layers. For groups nested more than four deep, O(*n* · depth) in
  ///   their number.
  package mutating func removeOversizedCanvases(beyond limit: Int) -> Int {
    guard layers.contains(where: { $0.isDeeper(than: 4) }) else { return 0 }
    let scale = deviceScale ?? 1
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let clip = PixelRect(touchedBy: CGRect(origin: .zero, size: size), transform)
    return layers.removeOversizedCanvases(beyond: Double(limit), transform, clip)
  }
}

extension Layer {
  private var castsSilhouette: Bool {
    guard let shadow else { return false }
    return shadow.isVisible && shadow.path == nil && !masksToBounds
  }

  /// Returns whether more than `count` canvases can be nested.
  fileprivate func isDeeper(than count: Int) -> Bool {
    guard isVisible else { return false }
    let mayBeApart = isGroup || castsSilhouette || masksToBounds && cornerRadius > 0
    let left = mayBeApart ? count - 1 : count
    return left < 0 || sublayers.contains { $0.isDeeper(than: left) }
  }
}

extension [Layer] {
  fileprivate mutating func removeOversizedCanvases(
    beyond limit: Double, _ parent: CGAffineTransform, _ clip: PixelRect
  ) -> Int {
    var count = 0
    for index in indices.reversed() {
      var (left, area) = (limit, clip)
      self[index].subtractCanvases(parent, from: &left, &area)
      if left < 0 {
        remove(at: index)
        count += 1
      } else if !area.isEmpty, !self[index].sublayers.isEmpty {
        let transform = self[index].transformToParent.concatenating(parent)
        count += self[index].sublayers.removeOversizedCanvases(beyond: left, transform, area)
      }
    }
    return count
  }
}

extension Layer {
  /// Subtracts the bytes of the layer's canvases from `left`, and reduces `area` to the pixels on
  /// which its sublayers are drawn. `area` becomes empty if they are not visible.
  fileprivate func subtractCanvases(
    _ parent: CGAffineTransform, from left: inout Double, _ area: inout PixelRect
  ) {
    let seen = isVisible ? extent(parent).intersection(area) : .empty
    guard !seen.isEmpty else {
      area = .empty
      return
    }
    let transform = transformToParent.concatenating(parent)
    func take(_ pixels: PixelRect) { left -= Double(pixels.width) * Double(pixels.height) * 4 }
    if isCompositedAsGroup(transform) {
      area = seen
      take(area)
      if mask != nil { take(area) }
    }
    if let shadow, castsSilhouette {
      var caster = self
      caster.shadow = nil
      area = caster.extentOfParts(transform)
        .intersection(shadow.area(behind: area, transform).union(area))
      take(area)
    }
    if masksToBounds { area = area.intersection(seen) }
  }
}
