import Foundation
import Graphics

/// What drawing takes beside the picture: a group, and a layer that casts a shadow of what is in it, is
/// drawn on a canvas of its own, which lies in memory while what is inside is drawn on canvases of their
/// own. The pixels that a blur reads from make each larger than the one around it.
extension LayerTree {
  /// Leaves out layers whose canvases would be more than these bytes, with those around them, at the
  /// scale of the device; and what is in them. The rest is the tree's own: no time passes, and no
  /// picture that needs less is another.
  ///
  /// - Returns: how many were left out, without those in them.
  /// - Complexity: linear in the layers, and where groups lie more than four deep in one another, in their
  ///   number times their depth.
  package mutating func leaveOutCanvases(beyond limit: Int) -> Int {
    guard layers.contains(where: { $0.isDeeper(than: 4) }) else { return 0 }
    let scale = deviceScale ?? 1
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let clip = PixelRect(touchedBy: CGRect(origin: .zero, size: size), transform)
    return layers.leaveOutCanvases(beyond: Double(limit), transform, clip)
  }
}

extension Layer {
  private var castsSilhouette: Bool {
    guard let shadow else { return false }
    return shadow.isVisible && shadow.path == nil && !masksToBounds
  }

  /// Whether more canvases than these may be inside one another.
  fileprivate func isDeeper(than count: Int) -> Bool {
    guard isVisible else { return false }
    let mayBeApart = isGroup || castsSilhouette || masksToBounds && cornerRadius > 0
    let left = mayBeApart ? count - 1 : count
    return left < 0 || sublayers.contains { $0.isDeeper(than: left) }
  }
}

extension [Layer] {
  fileprivate mutating func leaveOutCanvases(
    beyond limit: Double, _ parent: CGAffineTransform, _ clip: PixelRect
  ) -> Int {
    var count = 0
    for index in indices.reversed() {
      var (left, area) = (limit, clip)
      self[index].takeCanvases(parent, from: &left, &area)
      if left < 0 {
        remove(at: index)
        count += 1
      } else if !area.isEmpty, !self[index].sublayers.isEmpty {
        let transform = self[index].transformToParent.concatenating(parent)
        count += self[index].sublayers.leaveOutCanvases(beyond: left, transform, area)
      }
    }
    return count
  }
}

extension Layer {
  /// Takes the bytes of the layer's own canvases, and leaves the pixels that its sublayers are drawn on:
  /// none if nothing of them is seen.
  fileprivate func takeCanvases(
    _ parent: CGAffineTransform, from left: inout Double, _ area: inout PixelRect
  ) {
    let seen = isVisible ? extent(parent).intersection(area) : .empty
    guard !seen.isEmpty else {
      area = .empty
      return
    }
    let transform = transformToParent.concatenating(parent)
    func take(_ pixels: PixelRect) { left -= Double(pixels.width) * Double(pixels.height) * 4 }
    if isDrawnApart(transform) {
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
