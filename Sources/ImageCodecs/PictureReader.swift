public import Graphics

/// A reader of the frames of a PNG, JPEG or GIF file, in any order.
///
/// The frames of an animation build on each other. Reading them in order decodes each once; reading
/// an earlier frame starts again at the first. The reader holds the file and one picture.
public struct PictureReader: Sendable {
  /// The format of the file.
  public let format: ImageFormat
  /// The durations for which the frames of an animation are shown, in seconds, in the file's order;
  /// nil for a file with one picture. A damaged GIF has the frames before the damage.
  public let delays: [Double]?
  /// The number of times that an animation plays; 0 for ever, 1 for a file with one picture.
  public let plays: Int

  private enum Decoder: Sendable {
    case still
    case gif(GIFDecoder)
    case apng(APNGDecoder)
  }

  private let atStart: Decoder
  private var decoder: Decoder
  /// The number of frames that the decoder has returned.
  private var position: Int
  private var picture: Bitmap

  /// Opens a file and decodes its first frame.
  ///
  /// - Throws: `CodecError` for an unknown format, a damaged first frame, or a picture beyond the
  ///   limits.
  public init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(CodecError) {
    guard let format = ImageFormat(signatureOf: bytes) else {
      throw .unknownFormat(firstBytes: Array(bytes.prefix(8)))
    }
    self.format = format
    if format == .gif {
      let gif = try GIFDecoder(bytes, limits: limits)
      let delays = gif.remainingDelays().map { Double($0) / 100 }
      self.delays = delays.count > 1 ? delays : nil
      plays = if case .times(let plays) = gif.loop { plays } else { 0 }
      decoder = .gif(gif)
    } else if format == .png, let apng = try? APNGDecoder(bytes, limits: limits) {
      (delays, plays, decoder) = (apng.delays, apng.plays, .apng(apng))
    } else {
      (delays, plays, decoder) = (nil, 1, .still)
    }
    atStart = decoder
    position = 0
    picture = Bitmap(width: 0, height: 0)
    if case .still = decoder {
      picture = try Bitmap(decoding: bytes, limits: limits)
      position = 1
    } else {
      try decodeNext()
    }
  }

  /// Returns a frame in its displayed form.
  ///
  /// - Parameter index: The frame's place in the file, from 0 to below the number of delays.
  /// - Throws: `CodecError` if the file is damaged before the end of the frame.
  public mutating func frame(at index: Int) throws(CodecError) -> Bitmap {
    precondition((0..<(delays?.count ?? 1)).contains(index), "no frame \(index)")
    if index < position - 1 { (decoder, position) = (atStart, 0) }
    while position <= index { try decodeNext() }
    return picture
  }

  private mutating func decodeNext() throws(CodecError) {
    let next: Bitmap?
    switch decoder {
    case .still: return
    case .gif(var gif):
      next = try gif.next()?.bitmap
      decoder = .gif(gif)
    case .apng(var apng):
      next = try apng.nextFrame()?.bitmap
      decoder = .apng(apng)
    }
    guard let next else { throw .corrupt(format, reason: "no frame \(position)", nil) }
    picture = next
    position += 1
  }
}
