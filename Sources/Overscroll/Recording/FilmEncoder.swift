import Graphics
import ImageCodecs

/// An encoder that writes the frames of a film in order, in the format of its take.
actor FilmEncoder {
  private enum Format {
    case gif(GIFEncoder, FrameClock)
    case apng(APNGEncoder, framesPerSecond: Int)
    case webP(WebPEncoder)
  }

  private var format: Format
  private var count = 0

  init(_ film: Take.Film, width: Int, height: Int) throws {
    switch film {
    case .gif(let clock, let loop, let quality, let control):
      format = .gif(
        try GIFEncoder(
          width: width, height: height, loop: loop, quality: quality, control: control), clock)
    case .apng(let rate):
      format = .apng(try APNGEncoder(width: width, height: height), framesPerSecond: rate)
    case .webP(let rate, let quality):
      format = .webP(
        try WebPEncoder(width: width, height: height, framesPerSecond: rate, quality: quality))
    case .frames: preconditionFailure("frames that are handed out are not encoded")
    }
  }

  /// Encodes the next frame and returns the bytes that are complete.
  func append(_ plan: FilmPlanner.Plan) throws -> [UInt8] {
    defer { count += 1 }
    switch (format, plan) {
    case (.gif(let encoder, let clock), .gif(let frame)):
      return try encoder.append(frame, delay: clock.delay(ofFrame: count))
    case (.apng(var encoder, let rate), .part(let frame)):
      try encoder.append(frame, framesPerSecond: rate)
      format = .apng(encoder, framesPerSecond: rate)
      return []
    case (.webP(let encoder), .part(let frame)):
      try encoder.append(frame)
      return []
    case (.gif, .part), (.apng, .gif), (.webP, .gif):
      preconditionFailure("a plan for another format")
    }
  }

  /// The statistics of the frames; nil for a film that is not a GIF.
  var statistics: GIFStatistics? {
    guard case .gif(let encoder, _) = format else { return nil }
    return encoder.statistics
  }

  func finish() throws -> [UInt8] {
    switch format {
    case .gif(let encoder, _): try encoder.finish()
    case .apng(let encoder, _): encoder.finish()
    case .webP(let encoder): try encoder.finish()
    }
  }
}
