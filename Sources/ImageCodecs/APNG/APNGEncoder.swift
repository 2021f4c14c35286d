public import Graphics

/// Writes animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation): lossless, and a
/// PNG of its first frame for whoever knows no animations. Of each frame only what has changed is
/// stored; the zlib streams are libpng's, in chunks of their own.
///
/// Keeps the file until it is finished: how many frames there are stands in its beginning.
public struct APNGEncoder {
  private let width, height: Int
  private var chunks: [PNGChunk] = []
  private var last: Bitmap?
  private var frames = 0
  /// fcTL and fdAT are numbered together.
  private var sequence = 0

  /// - Throws: `CodecError.impossibleSize` for an empty picture.
  public init(width: Int, height: Int) throws(CodecError) {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, allowed: allowed)
    }
    (self.width, self.height) = (width, height)
  }

  /// The next frame, shown for `1 / framesPerSecond` seconds.
  ///
  /// - Parameter framesPerSecond: 1…65535.
  /// - Throws: `CodecError.frameSize`, `.outOfMemory`.
  public mutating func append(_ frame: Bitmap, framesPerSecond: Int) throws(CodecError) {
    precondition((1...0xFFFF).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    guard (frame.width, frame.height) == (width, height) else {
      throw .frameSize(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
    let part = last.map { Self.change(from: $0, to: frame) } ?? frame.bounds
    let file = try frame.cropped(to: part).encodedAsPNG(hasAlpha: true)
    let control =
      PNGChunk.number(sequence) + PNGChunk.number(part.width) + PNGChunk.number(part.height)
      + PNGChunk.number(part.x) + PNGChunk.number(part.y)
      // One of so many parts of a second; the frame stays, and replaces what was there.
      + [0, 1] + PNGChunk.number(framesPerSecond).suffix(2) + [0, 0]
    chunks.append(PNGChunk("fcTL", control))
    sequence += 1
    for data in try PNGChunk.chunks(of: file) where data.type == "IDAT" {
      if frames == 0 {
        chunks.append(data)
      } else {
        chunks.append(PNGChunk("fdAT", PNGChunk.number(sequence) + data.contents))
        sequence += 1
      }
    }
    frames += 1
    last = frame
  }

  /// The file. At least one frame was appended.
  public func finish() -> [UInt8] {
    precondition(frames > 0, "an animation without frames")
    // Eight bits a channel, RGBA, not interlaced; shown for ever.
    let header = PNGChunk.number(width) + PNGChunk.number(height) + [8, 6, 0, 0, 0]
    let all =
      [PNGChunk("IHDR", header), PNGChunk("acTL", PNGChunk.number(frames) + [0, 0, 0, 0])]
      + chunks + [PNGChunk("IEND", [])]
    return PNGChunk.signature + all.flatMap(\.bytes)
  }

  /// The smallest part that holds all that differs; one pixel if nothing does.
  private static func change(from old: Bitmap, to new: Bitmap) -> PixelRect {
    guard old != new else { return PixelRect(width: 1, height: 1) }
    var (left, top, right, bottom) = (new.width, new.height, 0, 0)
    for y in 0..<new.height {
      for x in 0..<new.width where old[x, y] != new[x, y] {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Bitmap {
  /// A part that lies inside.
  fileprivate func cropped(to part: PixelRect) -> Bitmap {
    guard part != bounds else { return self }
    var result = Bitmap(width: part.width, height: part.height)
    for y in 0..<part.height {
      for x in 0..<part.width { result[x, y] = self[part.x + x, part.y + y] }
    }
    return result
  }
}
