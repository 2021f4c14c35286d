import Graphics
import ImageCodecs
import TestSupport

/// The properties of pictures: decoding ends with a picture or a `CodecError`, and a decoded
/// picture survives its encoders.
enum PictureProperty {
  /// The limits are small so that many inputs are tried. Sizes are read before pixels.
  private static let limits = ImageLimits(pixels: 1 << 14)
  private static let mostFrames = 64

  static func png(_ bytes: [UInt8]) -> String? {
    // Checksums reveal nearly every mutation. The code behind them is only reached with corrected
    // checksums.
    still(bytes) ?? still(withChecksums(bytes))
  }

  static func jpeg(_ bytes: [UInt8]) -> String? {
    guard let picture = decoded(bytes) else { return nil }
    do {
      let again = try Bitmap(decoding: picture.encodedAsJPEG(quality: 0.5))
      guard (again.width, again.height) == (picture.width, picture.height) else {
        return "another size behind JPEG"
      }
    } catch { return "its JPEG: \(error)" }
    return throughPNG(picture)
  }

  static func gif(_ bytes: [UInt8]) -> String? {
    if let complaint = backwards(bytes) { return complaint }
    guard var decoder = try? GIFDecoder(bytes, limits: limits) else { return nil }
    var scenes: [Shown] = []
    do {
      while scenes.count < mostFrames, let frame = try decoder.next() {
        show(frame, in: &scenes)
      }
    } catch {
      return "\(error)".isEmpty ? "an error without words" : nil
    }
    guard !scenes.isEmpty, scenes.allSatisfy({ isExact($0.bitmap) }) else { return nil }
    return throughGIF(scenes, width: decoder.width, height: decoder.height)
  }

  // MARK: - Round trips

  private static func still(_ bytes: [UInt8]) -> String? {
    if let picture = decoded(bytes), let complaint = throughPNG(picture) { return complaint }
    if let complaint = backwards(bytes) { return complaint }
    guard var film = try? APNGDecoder(bytes, limits: limits), film.frameCount <= mostFrames else {
      return nil
    }
    var frames: [Bitmap] = []
    while let frame = try? film.nextFrame() { frames.append(frame.bitmap) }
    return frames.isEmpty ? nil : throughAPNG(frames)
  }

  /// Reads the first frames of an animation in order and backwards, which must give equal pictures.
  private static func backwards(_ bytes: [UInt8]) -> String? {
    guard var reader = try? PictureReader(bytes, limits: limits) else { return nil }
    let few = 4
    let count = min(reader.delays?.count ?? 1, few)
    var frames: [Bitmap?] = []
    for index in 0..<count { frames.append(try? reader.frame(at: index)) }
    for index in (0..<count).reversed() where (try? reader.frame(at: index)) != frames[index] {
      return "another frame \(index) when read backwards"
    }
    return nil
  }

  private static func decoded(_ bytes: [UInt8]) -> Bitmap? {
    try? Bitmap(decoding: bytes, limits: limits)
  }

  private static func throughPNG(_ picture: Bitmap) -> String? {
    do {
      return try Bitmap(decoding: picture.encodedAsPNG()) == picture
        ? nil : "another picture behind PNG"
    } catch { return "its PNG: \(error)" }
  }

  private static func throughAPNG(_ frames: [Bitmap]) -> String? {
    do {
      var encoder = try APNGEncoder(width: frames[0].width, height: frames[0].height)
      for frame in frames { try encoder.append(frame, framesPerSecond: 30) }
      var decoder = try APNGDecoder(encoder.finish())
      for (index, frame) in frames.enumerated() {
        guard try decoder.nextFrame()?.bitmap == frame else {
          return "another frame \(index) behind APNG"
        }
      }
      return nil
    } catch { return "its APNG: \(error)" }
  }

  private static func throughGIF(_ scenes: [Shown], width: Int, height: Int) -> String? {
    do {
      let encoder = try GIFEncoder(width: width, height: height)
      var bytes: [UInt8] = []
      for scene in scenes { bytes += try encoder.append(scene.bitmap, delay: scene.delay) }
      bytes += try encoder.finish()
      var (decoder, again) = (try GIFDecoder(bytes), [Shown]())
      while let frame = try decoder.next() { show(frame, in: &again) }
      return again == scenes ? nil : "another film behind GIF"
    } catch { return "its GIF: \(error)" }
  }

  /// A picture of a film and its duration in hundredths of a second.
  private struct Shown: Equatable {
    let bitmap: Bitmap
    var delay: Int
  }

  /// Appends a frame. Equal neighbours are merged, and transparent pixels become white, because GIF
  /// has no partial transparency.
  private static func show(_ frame: GIFFrame, in scenes: inout [Shown]) {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    var bitmap = frame.bitmap
    bitmap.withUnsafeMutablePixels { pixels in
      for place in pixels.indices where pixels[place].alpha == 0 { pixels[place] = white }
    }
    if scenes.last?.bitmap == bitmap {
      scenes[scenes.count - 1].delay += frame.delay
    } else {
      scenes.append(Shown(bitmap: bitmap, delay: frame.delay))
    }
  }

  /// Whether the encoder preserves every colour, which it does for at most 255 colours.
  private static func isExact(_ bitmap: Bitmap) -> Bool {
    bitmap.withUnsafePixels { pixels in
      var colors: Set<Pixel> = []
      for pixel in pixels {
        colors.insert(pixel)
        if colors.count > 255 { return false }
      }
      return true
    }
  }

  /// Returns the file with corrected checksums, as far as it consists of chunks.
  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: TinyPNG.signature) else { return bytes }
    var (file, place) = (TinyPNG.signature, 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      file += TinyPNG.chunk(
        Array(bytes[place + 4..<place + 8]), bytes[(place + 8)...].prefix(length))
      place += 12 + length
    }
    return file + bytes[place...]
  }
}
