package import Graphics

/// Finds out what each frame of a GIF changes, and chooses its colours. Takes frames in order; `GIFEncoder`
/// paints what it plans, on another thread if there is one.
package struct GIFFramePlanner: Sendable {
  private let width, height: Int
  private let matte: Pixel
  private var globalTable: [UInt32] = []
  /// What the last frame should have shown.
  private var source: [UInt32] = []

  /// See ``GIFEncoder/init(width:height:loop:matte:)``.
  package init(width: Int, height: Int, matte: Color = .white) {
    (self.width, self.height) = (width, height)
    self.matte = matte.withAlpha(1).premultiplied
  }

  /// The next frame; nil if it is like the one before.
  ///
  /// - Parameter part: all of the first frame.
  /// - Throws: `CodecError.frameSize`.
  /// - Complexity: proportional to the part's pixels; a frame that differs also copies the canvas, a word a
  ///   pixel.
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

  /// What a frame should show.
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
