/// The contents of an fcTL chunk, which describes a frame
/// (https://www.w3.org/TR/png-3/#fcTL-chunk).
struct FrameControl {
  enum Disposal: Int { case none, background, previous }

  let width, height, x, y: Int
  let delay: Double
  let disposal: Disposal
  /// Whether the frame is composited over the canvas instead of replacing its pixels.
  let isBlended: Bool

  /// Reads an fcTL chunk.
  ///
  /// - Throws: `CodecError.corrupt` for a frame that is not inside the picture.
  init(_ chunk: PNGChunk, canvas: (width: Int, height: Int)) throws(CodecError) {
    guard let width = chunk.number(at: 4), let height = chunk.number(at: 8),
      let x = chunk.number(at: 12), let y = chunk.number(at: 16),
      let parts = chunk.number(at: 20, bytes: 2), let whole = chunk.number(at: 22, bytes: 2),
      let disposal = chunk.number(at: 24, bytes: 1).flatMap(Disposal.init),
      let blending = chunk.number(at: 25, bytes: 1), width > 0, height > 0,
      x + width <= canvas.width, y + height <= canvas.height
    else { throw .corrupt(.png, reason: "a frame that cannot be", nil) }
    (self.width, self.height, self.x, self.y) = (width, height, x, y)
    // A denominator of 0 means hundredths of a second.
    delay = Double(parts) / Double(whole == 0 ? 100 : whole)
    self.disposal = disposal
    isBlended = blending == 1
  }
}
