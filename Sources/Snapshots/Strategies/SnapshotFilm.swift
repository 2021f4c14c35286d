import Foundation
import Graphics
import ImageCodecs
import Layers

/// A film that is not drawn yet; any thread can draw it. Frames are drawn one by one and released,
/// so memory contains trees instead of pictures.
struct SnapshotFilm: Sendable {
  /// A tick of the display and the number of frames that show it.
  struct Tick: Sendable {
    let tree: LayerTree
    let masks: [CGRect]
    let count: Int
    /// The first named scroll view's offset, rounded to a thousandth of a point; nil without one.
    let offset: Double?

    init(tree: LayerTree, masks: [CGRect] = [], count: Int, offset: CGFloat?) {
      (self.tree, self.masks, self.count) = (tree, masks, count)
      self.offset = offset.map { (Double($0) * 1000).rounded() / 1000 }
    }
  }

  let ticks: [Tick]
  let scale: CGFloat
  let framesPerSecond: Int

  var frameCount: Int { ticks.reduce(0) { $0 + $1.count } }

  /// The offset in each frame; empty if no scroll view has a name.
  var offsets: [Double] {
    let all = ticks.flatMap { Array(repeating: $0.offset, count: $0.count) }
    return all.contains(nil) ? [] : all.compactMap(\.self)
  }

  /// Passes the frames to `body` in order. Only the changes since the last frame are drawn.
  func draw<E: Error>(_ body: (Bitmap) throws(E) -> Void) throws(E) {
    let compositor = Compositor(scale: scale, pictures: PictureCache())
    var last: (tree: LayerTree, bitmap: Bitmap)?
    for tick in ticks {
      var bitmap: Bitmap
      if let (old, picture) = last,
        compositor.pixelSize(of: tick.tree) == (picture.width, picture.height)
      {
        bitmap = picture
        last = nil  // Without this second reference, the pixels are drawn over instead of copied.
        compositor.render(
          tick.tree, into: &bitmap, damage: tick.tree.damage(since: old, scale: scale))
      } else {
        bitmap = compositor.render(tick.tree)
      }
      let frame = bitmap.masked(tick.masks, scale: scale)
      for _ in 0..<tick.count { try body(frame) }
      last = (tick.tree, bitmap)
    }
  }

  /// Returns the film as an animated PNG.
  ///
  /// - Throws: `CodecError`.
  func encoded() throws(CodecError) -> [UInt8] {
    let first = ticks[0].tree
    let size = Compositor(scale: scale).pixelSize(of: first)
    var encoder = try APNGEncoder(width: size.width, height: size.height)
    try draw { frame throws(CodecError) in
      try encoder.append(frame, framesPerSecond: framesPerSecond)
    }
    return encoder.finish()
  }
}
