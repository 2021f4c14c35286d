public import Graphics

/// An encoder for animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation). The
/// format is lossless, and viewers without APNG support show the first frame.
///
/// For each frame, only the rectangle that changed is stored, as a separate zlib stream. The file
/// is kept in memory until it is finished, because its beginning contains the number of frames.
public struct APNGEncoder {
  private let width, height: Int
  private var chunks: [PNGChunk] = []
  /// The picture that the last frame shows; empty before the first.
  private var canvas: Bitmap
  private var frames = 0
  /// The next sequence number, which fcTL and fdAT chunks share.
  private var sequence = 0

  /// Creates an encoder for frames of one size, in pixels.
  ///
  /// - Throws: `CodecError.impossibleSize` for an empty picture.
  public init(width: Int, height: Int) throws(CodecError) {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, allowed: allowed)
    }
    (self.width, self.height) = (width, height)
    canvas = Bitmap(width: 0, height: 0)
  }

  /// Appends a frame, shown for `1 / framesPerSecond` seconds.
  ///
  /// - Parameter framesPerSecond: The frame rate, 1…65535.
  /// - Throws: `CodecError.frameSize`, `.outOfMemory`.
  public mutating func append(_ frame: Bitmap, framesPerSecond: Int) throws(CodecError) {
    precondition((1...0xFFFF).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    try append(FramePart(frame), framesPerSecond: framesPerSecond)
  }

  /// Appends the part of a frame that may differ from the previous frame. The first frame must be
  /// complete.
  ///
  /// - Throws: `CodecError.frameSize`, `.outOfMemory`.
  package mutating func append(
    _ frame: FramePart, framesPerSecond: Int
  ) throws(CodecError) {
    try frame.check(width: width, height: height)
    let part: PixelRect
    if frames == 0 {
      precondition(frame.place.area == width * height, "a part of nothing")
      (part, canvas) = (frame.place, frame.pixels)
    } else {
      part = change(to: frame)
      canvas.replace(frame.place, by: frame.pixels)
    }
    let data = try ZlibStripes(
      canvas.cropped(to: part), as: .rgba, effort: .standard, jobs: 1
    ).parts
    let control =
      PNGChunk.number(sequence) + PNGChunk.number(part.width) + PNGChunk.number(part.height)
      + PNGChunk.number(part.x) + PNGChunk.number(part.y)
      // The delay as a fraction of a second, then disposal "none" and blending "source".
      + [0, 1] + PNGChunk.number(framesPerSecond).suffix(2) + [0, 0]
    chunks.append(PNGChunk("fcTL", control))
    sequence += 1
    for part in data {
      if frames == 0 {
        chunks.append(PNGChunk("IDAT", part))
      } else {
        chunks.append(PNGChunk("fdAT", PNGChunk.number(sequence) + part))
        sequence += 1
      }
    }
    frames += 1
  }

  /// Returns the file. At least one frame must have been appended.
  public func finish() -> [UInt8] {
    precondition(frames > 0, "an animation without frames")
    // acTL: the number of frames, and 0 plays, which repeats for ever.
    let all =
      [
        PNGChunk.header(width: width, height: height, .rgba), .sRGB,
        PNGChunk("acTL", PNGChunk.number(frames) + [0, 0, 0, 0]),
      ]
      + chunks + [PNGChunk("IEND", [])]
    return PNGChunk.signature + all.flatMap(\.bytes)
  }

  /// Returns the smallest rectangle that contains all differences, or one pixel if nothing differs.
  private func change(to frame: FramePart) -> PixelRect {
    let place = frame.place
    var (left, top, right, bottom) = (width, height, 0, 0)
    canvas.withUnsafePixels { old in
      frame.pixels.withUnsafePixels { pixels in
        for y in 0..<place.height {
          let from = (place.y + y) * width + place.x, at = y * place.width
          guard
            let first = (0..<place.width).first(where: { old[from + $0] != pixels[at + $0] }),
            let last = (0..<place.width).last(where: { old[from + $0] != pixels[at + $0] })
          else { continue }
          (left, right) = (min(left, place.x + first), max(right, place.x + last + 1))
          (top, bottom) = (min(top, place.y + y), place.y + y + 1)
        }
      }
    }
    guard left < right else { return PixelRect(width: 1, height: 1) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
