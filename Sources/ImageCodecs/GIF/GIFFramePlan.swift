import Graphics

/// What a frame of a GIF changes, and the colours for that: what can be known before the frame ahead of it
/// is painted.
package struct GIFFramePlan: Sendable {
  /// The smallest that holds all that differs.
  let rect: PixelRect
  /// The whole canvas: what the frame should show, and what the one before should have shown (empty before
  /// the first).
  let wanted, before: [UInt32]
  let table: FrameTable
}
