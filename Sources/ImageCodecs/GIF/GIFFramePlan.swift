import Graphics

/// The changed rectangle of a GIF frame and its colour table. Both are known before the previous
/// frame has been painted.
package struct GIFFramePlan: Sendable {
  /// The smallest rectangle that contains all differences.
  let rect: PixelRect
  /// The whole canvas: `wanted` is what the frame should show, `before` what the previous frame
  /// should have shown (empty before the first).
  let wanted, before: [UInt32]
  let table: FrameTable
}
