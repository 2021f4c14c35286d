import Graphics
import ImageCodecs

/// Writes a film's frames, in order, as what it is to be.
actor FilmEncoder {
  private enum Format {
    case gif(GIFEncoder, FrameClock)
    case apng(APNGEncoder, framesPerSecond: Int)
  }

  private var format: Format
  private var count = 0

  init(_ film: Take.Film, width: Int, height: Int) throws {
    switch film {
    case .gif(let clock, let loop, let quality):
      format = .gif(
        try GIFEncoder(width: width, height: height, loop: loop, quality: quality), clock)
    case .apng(let rate):
      format = .apng(try APNGEncoder(width: width, height: height), framesPerSecond: rate)
    case .frames: preconditionFailure("frames that are handed out are not encoded")
    }
  }

  /// The bytes that are ready with the next frame.
  func append(_ plan: FilmPlanner.Plan) throws -> [UInt8] {
    defer { count += 1 }
    switch (format, plan) {
    case (.gif(let encoder, let clock), .gif(let frame)):
      return try encoder.append(frame, delay: clock.delay(ofFrame: count))
    case (.apng(var encoder, let rate), .part(let frame)):
      try encoder.append(frame, framesPerSecond: rate)
      format = .apng(encoder, framesPerSecond: rate)
      return []
    case (.gif, .part), (.apng, .gif): preconditionFailure("a plan for another format")
    }
  }

  func finish() throws -> [UInt8] {
    switch format {
    case .gif(let encoder, _): try encoder.finish()
    case .apng(let encoder, _): encoder.finish()
    }
  }
}
