import Graphics

/// A decoder that reads animated PNG frame by frame and returns complete pictures. It wraps each
/// frame's zlib stream in a PNG file, which libpng reads.
public struct APNGDecoder: Sendable {
  private struct Part: Sendable {
    let control: FrameControl
    var data: [UInt8]
  }

  private let limits: ImageLimits
  /// The contents of IHDR after width and height, and the chunks before the image data: palette and
  /// transparency.
  private let depth: ArraySlice<UInt8>
  private let prelude: [PNGChunk]
  private var parts: [Part] = []
  private var next = 0
  private let width, height: Int
  /// The current picture. Empty before the first frame, so that reading the header allocates no
  /// pixels.
  private var canvas = Bitmap(width: 0, height: 0)

  /// The number of frames.
  public var frameCount: Int { parts.count }
  /// The durations for which the frames are shown, in seconds.
  public var delays: [Double] { parts.map(\.control.delay) }
  /// The number of plays; 0 for ever.
  public let plays: Int

  /// Reads the structure of the file without decoding pixels.
  ///
  /// - Throws: `CodecError`, also for a PNG that is not an animation.
  public init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(CodecError) {
    let chunks = try PNGChunk.chunks(of: bytes)
    guard let header = chunks.first, header.type == "IHDR", header.contents.count == 13,
      let width = header.number(at: 0), let height = header.number(at: 4)
    else { throw .corrupt(.png, reason: "no IHDR", .byte(8)) }
    try limits.check(.png, width: width, height: height)
    let animation = chunks.first { $0.type == "acTL" }
    guard let frames = animation?.number(at: 0), let plays = animation?.number(at: 4) else {
      throw .corrupt(.png, reason: "no animation", nil)
    }
    self.plays = plays
    self.limits = limits
    depth = header.contents[8...]
    prelude = chunks.filter { ["PLTE", "tRNS"].contains($0.type) }
    (self.width, self.height) = (width, height)
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        parts.append(Part(control: try FrameControl(chunk, canvas: (width, height)), data: []))
      // Data before the first fcTL is a fallback picture for viewers without APNG support.
      case "IDAT" where !parts.isEmpty: parts[parts.count - 1].data += chunk.contents
      case "fdAT" where !parts.isEmpty: parts[parts.count - 1].data += chunk.contents.dropFirst(4)
      default: continue
      }
    }
    guard parts.count == frames, parts.allSatisfy({ !$0.data.isEmpty }) else {
      throw .corrupt(.png, reason: "\(frames) frames announced, \(parts.count) there", nil)
    }
  }

  /// Returns the next frame, or nil after the last one.
  ///
  /// - Throws: `CodecError` if the frame's data is damaged.
  public mutating func nextFrame() throws(CodecError) -> APNGFrame? {
    guard next < parts.count else { return nil }
    let part = parts[next]
    next += 1
    let control = part.control
    let sides = PNGChunk.number(control.width) + PNGChunk.number(control.height)
    let file =
      [PNGChunk("IHDR", sides + depth)] + prelude
      + [PNGChunk("IDAT", part.data), PNGChunk("IEND", [])]
    let picture = try decodePNG(PNGChunk.signature + file.flatMap(\.bytes), limits: limits)
    if canvas.isEmpty { canvas = Bitmap(width: width, height: height) }
    let before = canvas
    for y in 0..<control.height {
      for x in 0..<control.width {
        let (left, top) = (control.x + x, control.y + y)
        canvas[left, top] =
          control.isBlended ? picture[x, y].over(canvas[left, top]) : picture[x, y]
      }
    }
    let frame = APNGFrame(bitmap: canvas, delay: control.delay)
    switch control.disposal {
    case .none: break
    case .previous: canvas = before
    case .background:
      for y in control.y..<control.y + control.height {
        for x in control.x..<control.x + control.width { canvas[x, y] = .clear }
      }
    }
    return frame
  }
}

extension Pixel {
  /// Returns this premultiplied pixel composited over another one (source over).
  fileprivate func over(_ below: Pixel) -> Pixel {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(clamping: Int(top) + ((255 - Int(alpha)) * Int(bottom) + 127) / 255)
    }
    return Pixel(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
      alpha: mix(alpha, below.alpha))
  }
}
