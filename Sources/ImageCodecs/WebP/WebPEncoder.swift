internal import CImageIO
public import Graphics

/// Writes animated WebP by libwebp (https://developers.google.com/speed/webp/docs/riff_container): of each frame only
/// what has changed is stored. An animation of one picture is a still.
///
///     let encoder = try WebPEncoder(width: 375, height: 667, framesPerSecond: 30)
///     for frame in frames { try encoder.append(frame) }
///     try file.write(encoder.finish())
///
/// Times are whole milliseconds since the beginning, cut from the time line, so that they sum up to its length.
/// Keeps the file, and two frames, until it is finished. The same pictures give the same bytes with the same libwebp.
public final class WebPEncoder {
  /// Pixels of the picture.
  public let width, height: Int
  private let framesPerSecond: Int
  private let encoder: OpaquePointer
  private var count = 0
  /// What the last frame shows; empty before the first.
  private var canvas = Bitmap(width: 0, height: 0)

  /// Sides of 1…16 383 pixels.
  ///
  /// - Parameters:
  ///   - framesPerSecond: 1…1000.
  ///   - quality: what may be given up for fewer bytes or less time.
  /// - Throws: `CodecError.impossibleSize`, `.outOfMemory`.
  public init(
    width: Int, height: Int, framesPerSecond: Int, quality: WebPQuality = .standard
  ) throws(CodecError) {
    precondition((1...1000).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    let allowed = 1...16_383
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.webp, width: width, height: height, allowed: allowed)
    }
    (self.width, self.height, self.framesPerSecond) = (width, height, framesPerSecond)
    let (lossy, effort) = quality.levels
    guard let opened = cio_webp_open(UInt32(width), UInt32(height), lossy, effort) else {
      throw .outOfMemory(.webp)
    }
    encoder = opened
  }

  deinit { cio_webp_close(encoder) }

  /// The next frame.
  ///
  /// - Throws: `CodecError.frameSize`, `.outOfMemory`, `.unsupported` for more than libwebp's clock holds (six hours).
  public func append(_ frame: Bitmap) throws(CodecError) { try append(FramePart(frame)) }

  /// The same of what may differ from the frame before; all of the first frame.
  ///
  /// - Throws: as `append(_:)`.
  package func append(_ frame: FramePart) throws(CodecError) {
    try frame.check(width: width, height: height)
    defer { count += 1 }
    if count == 0 {
      precondition(frame.place.area == width * height, "a part of nothing")
      canvas = frame.pixels
    } else {
      // A frame like the one before makes that one's time longer.
      guard !frame.place.isEmpty else { return }
      canvas.replace(frame.place, by: frame.pixels)
    }
    let straight = canvas.withUnsafePixels { $0.map(\.straight) }
    let time = Int32(clamping: milliseconds(count))
    // Safe: four bytes a pixel of as many pixels as the encoder was opened for.
    let status = straight.withUnsafeBytes { pixels in
      pixels.withMemoryRebound(to: UInt8.self) {
        cio_webp_add(encoder, $0.baseAddress, time)
      }
    }
    if let error = CodecError(status, .webp) { throw error }
  }

  /// The file. At least one frame was appended; what comes afterwards traps.
  ///
  /// - Throws: `CodecError.outOfMemory`.
  public func finish() throws(CodecError) -> [UInt8] {
    precondition(count > 0, "an animation without frames")
    var (bytes, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let status = cio_webp_finish(encoder, Int32(clamping: milliseconds(count)), &bytes, &size)
    // Safe: where the call went well, `bytes` has `size` of them, which are ours to free.
    defer { cio_free(bytes) }
    if let error = CodecError(status, .webp) { throw error }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }

  /// When a frame begins.
  private func milliseconds(_ frame: Int) -> Int { frame * 1000 / framesPerSecond }
}

extension WebPQuality {
  /// As the C functions take it: a quality, negative for none lost, and an effort.
  fileprivate var levels: (quality: Int32, effort: Int32) {
    switch self {
    case .lossless(let effort): (-1, Int32(min(max(effort, 0), 100)))
    case .lossy(let quality): (Int32(min(max(quality, 0), 100)), 0)
    }
  }
}
