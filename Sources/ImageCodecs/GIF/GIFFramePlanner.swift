package import Graphics

/// A planner that finds the changes of each GIF frame and chooses its colours. It takes frames in
/// order, and `GIFEncoder` paints the plans, possibly on another thread.
package struct GIFFramePlanner: Sendable {
  private let width, height: Int
  private let matte: Pixel
  private var globalTable: [UInt32] = []
  /// The canvas that the last frame should have shown.
  private var source: [UInt32] = []

  /// Creates a planner. The parameters are those of `GIFEncoder`.
  package init(width: Int, height: Int, matte: Color = .white) {
    (self.width, self.height) = (width, height)
    self.matte = matte.withAlpha(1).premultiplied
  }

  /// Returns the plan of the next frame, or nil if it is equal to the previous one.
  ///
  /// - Parameter part: The part of the frame that may have changed. The first frame must be
  ///   complete.
  /// - Throws: `CodecError.frameSize`.
  /// - Complexity: O(*n*) in the part's pixels. A frame that differs also copies the canvas, one
  ///   word per pixel.
  package mutating func plan(_ part: FramePart) throws(CodecError) -> GIFFramePlan? {
    try part.check(width: width, height: height)
    precondition(!source.isEmpty || part.place.area == width * height, "a part of nothing")
    guard !part.place.isEmpty else { return nil }
    let wanted = canvas(with: part)
    let rect = FrameDifference.rect(within: part.place, width: width, from: source, to: wanted)
    guard !rect.isEmpty else { return nil }
    let changed = FrameDifference.colors(in: rect, width: width, from: source, to: wanted)
    let table = FrameTable(for: ColorHistogram(changed), global: globalTable)
    if globalTable.isEmpty { globalTable = table.padded }
    defer { source = wanted }
    return GIFFramePlan(rect: rect, wanted: wanted, before: source, table: table)
  }

  /// Returns the canvas that a frame should show.
  private func canvas(with part: FramePart) -> [UInt32] {
    let matte = self.matte, place = part.place
    return part.pixels.withUnsafePixels { pixels in
      guard place.area < width * height else { return pixels.map { $0.flattened(over: matte) } }
      var canvas = source
      for y in 0..<place.height {
        let start = (place.y + y) * width + place.x
        for x in 0..<place.width {
          canvas[start + x] = pixels[y * place.width + x].flattened(over: matte)
        }
      }
      return canvas
    }
  }
}
