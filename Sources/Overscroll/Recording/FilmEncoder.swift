import Graphics
import ImageCodecs

/// Writes a film's frames as what it is to be.
enum FilmEncoder {
  case gif(GIFEncoder, FrameClock)
  case apng(APNGEncoder, framesPerSecond: Int)
  /// Nothing is encoded.
  case frames((Bitmap) throws -> Void)

  init(_ film: Take.Film, width: Int, height: Int) throws {
    switch film {
    case .gif(let clock, let loop):
      self = .gif(try GIFEncoder(width: width, height: height, loop: loop), clock)
    case .apng(let rate):
      self = .apng(try APNGEncoder(width: width, height: height), framesPerSecond: rate)
    case .frames(_, let show): self = .frames(show)
    }
  }

  /// The bytes that are ready.
  mutating func append(_ frame: Bitmap, number: Int) throws -> [UInt8] {
    switch self {
    case .gif(let encoder, let clock):
      return try encoder.append(frame, delay: clock.delay(ofFrame: number))
    case .apng(var encoder, let rate):
      try encoder.append(frame, framesPerSecond: rate)
      self = .apng(encoder, framesPerSecond: rate)
      return []
    case .frames(let show):
      try show(frame)
      return []
    }
  }

  func finish() throws -> [UInt8] {
    switch self {
    case .gif(let encoder, _): try encoder.finish()
    case .apng(let encoder, _): encoder.finish()
    case .frames: []
    }
  }
}
