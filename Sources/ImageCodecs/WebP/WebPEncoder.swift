internal import CImageIO
public import Graphics

/// An encoder for animated WebP that uses libwebp
/// (https://developers.google.com/speed/webp/docs/riff_container). For each frame, only the changes
/// are stored. An animation of one picture is a still image.
///
/// ```swift
/// let encoder = try WebPEncoder(width: 375, height: 667, framesPerSecond: 30)
/// for frame in frames { try encoder.append(frame) }
/// try file.write(encoder.finish())
/// ```
///
/// Times are whole milliseconds since the beginning, cut from the time line, so that they sum to
/// its length. The encoder keeps the file and two frames in memory until it is finished. Equal
/// pictures give equal bytes with one version of libwebp.
public final class WebPEncoder {
  /// The size of the picture in pixels.
  public let width, height: Int
  private let framesPerSecond: Int
  private let encoder: OpaquePointer
  private var count = 0
  /// The picture that the last frame shows; empty before the first.
  private var canvas = Bitmap(width: 0, height: 0)

  /// Creates an encoder for pictures with sides of 1…16 383 pixels.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate, 1…1000.
  ///   - quality: The balance between fidelity, file size and time.
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

  /// Appends a frame.
  ///
  /// - Throws: `CodecError.frameSize`, `.outOfMemory`, `.unsupported` for an animation longer than
  ///   libwebp's limit (six hours).
  public func append(_ frame: Bitmap) throws(CodecError) { try append(FramePart(frame)) }

  /// Appends the part of a frame that may differ from the previous frame. The first frame must be
  /// complete.
  ///
  /// - Throws: The errors of `append(_:)`.
  package func append(_ frame: FramePart) throws(CodecError) {
    try frame.check(width: width, height: height)
    defer { count += 1 }
    if count == 0 {
      precondition(frame.place.area == width * height, "a part of nothing")
      canvas = frame.pixels
    } else {
      // A frame equal to the previous one extends that frame's time.
      guard !frame.place.isEmpty else { return }
      canvas.replace(frame.place, by: frame.pixels)
    }
    let straight = canvas.withUnsafePixels { $0.map(\.straight) }
    let time = Int32(clamping: milliseconds(count))
    // Safe: `straight` has four bytes per pixel, for the size with which the encoder was opened.
    let status = straight.withUnsafeBytes { pixels in
      pixels.withMemoryRebound(to: UInt8.self) {
        cio_webp_add(encoder, $0.baseAddress, time)
      }
    }
    if let error = CodecError(status, .webp) { throw error }
  }

  /// Returns the file. At least one frame must have been appended; appending afterwards is a
  /// programming error.
  ///
  /// - Throws: `CodecError.outOfMemory`.
  public func finish() throws(CodecError) -> [UInt8] {
    precondition(count > 0, "an animation without frames")
    var (bytes, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let status = cio_webp_finish(encoder, Int32(clamping: milliseconds(count)), &bytes, &size)
    // Safe: after a successful call, `bytes` has `size` bytes, which this function must free.
    defer { cio_free(bytes) }
    if let error = CodecError(status, .webp) { throw error }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }

  /// Returns the start time of a frame.
  private func milliseconds(_ frame: Int) -> Int { frame * 1000 / framesPerSecond }
}

extension WebPQuality {
  /// The parameters of the C functions: a quality, negative for lossless, and an effort.
  fileprivate var levels: (quality: Int32, effort: Int32) {
    switch self {
    case .lossless(let effort): (-1, Int32(min(max(effort, 0), 100)))
    case .lossy(let quality): (Int32(min(max(quality, 0), 100)), 0)
    }
  }
}
