public import Foundation
public import Graphics
public import ImageCodecs
import Layers

/// A picture or a film to make from a run, and the destination of its bytes.
public struct Take {
  enum Kind {
    case film(Film, progress: (Int) -> Void, write: ([UInt8]) throws -> Void)
    case still(at: TimeInterval?, write: (Bitmap) throws -> Void)
    case png(at: TimeInterval?, PNGEffort, write: ([UInt8]) throws -> Void)
  }

  /// The format of a film.
  enum Film {
    case gif(FrameClock, GIFLoop, GIFQuality, GIFControl)
    case apng(framesPerSecond: Int)
    case webP(framesPerSecond: Int, WebPQuality)
    /// Uncompressed frames passed to a closure.
    case frames(framesPerSecond: Int, show: @MainActor (Bitmap) throws -> Void)

    var framesPerSecond: Int {
      switch self {
      case .gif(let clock, _, _, _): clock.framesPerSecond
      case .apng(let rate), .webP(let rate, _), .frames(let rate, _): rate
      }
    }
  }

  private(set) var kind: Kind
  /// The size limit of the file and the closure that receives its reduction; nil for no limit.
  private(set) var limit: (bytes: Int, tell: (FilmReduction) -> Void)?
  /// The number of pixels per point.
  private(set) var scale: CGFloat
  /// The figure drawn around the screens. Nil shows the screen alone, or several screens in a row.
  private(set) var figure: FigureStyle?
  private var playback = (
    speed: PlaybackSpeed.normal, start: TimeInterval(0), end: TimeInterval.infinity
  )

  /// Returns a take of the whole timeline as an animated GIF.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - quality: The trade-off between quality, bytes and time.
  ///   - progress: Called after every frame with the number of frames encoded.
  ///   - write: Called with consecutive parts of the file.
  public static func film(
    clock: FrameClock, scale: CGFloat, loop: GIFLoop, quality: GIFQuality = .balanced,
    progress: @escaping (Int) -> Void = { _ in }, write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    Take(
      kind: .film(.gif(clock, loop, quality, .none), progress: progress, write: write), scale: scale
    )
  }

  /// Returns a take of the whole timeline as an animated PNG, with exact colours and the figure's
  /// transparency.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate, 1…65535.
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - progress: Called after every frame with the number of frames encoded.
  ///   - write: Called once at the end with the bytes of the file.
  public static func film(
    framesPerSecond: Int, scale: CGFloat, progress: @escaping (Int) -> Void = { _ in },
    write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    precondition((1...0xFFFF).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    return Take(
      kind: .film(.apng(framesPerSecond: framesPerSecond), progress: progress, write: write),
      scale: scale)
  }

  /// Returns a take of the whole timeline as an animated WebP with the figure's transparency. It
  /// repeats for ever.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate, 1…1000.
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - quality: The trade-off between quality, bytes and time.
  ///   - progress: Called after every frame with the number of frames encoded.
  ///   - write: Called once at the end with the bytes of the file.
  public static func webP(
    framesPerSecond: Int, scale: CGFloat, quality: WebPQuality = .standard,
    progress: @escaping (Int) -> Void = { _ in }, write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    precondition((1...1000).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    return Take(
      kind: .film(
        .webP(framesPerSecond: framesPerSecond, quality), progress: progress, write: write),
      scale: scale)
  }

  /// Returns a take of the whole timeline as frames, for custom encoders.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate; positive.
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - progress: Called after every frame with the number of frames passed to `show`.
  ///   - show: Called with each frame, in order.
  public static func frames(
    framesPerSecond: Int, scale: CGFloat, progress: @escaping (Int) -> Void = { _ in },
    show: @escaping @MainActor (Bitmap) throws -> Void
  ) -> Take {
    precondition(framesPerSecond > 0, "\(framesPerSecond) frames per second")
    return Take(
      kind: .film(
        .frames(framesPerSecond: framesPerSecond, show: show), progress: progress, write: { _ in }),
      scale: scale)
  }

  /// Returns a take of the picture at a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds. Nil, NaN and times after the end of the timeline give the end;
  ///     negative times give the start.
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - write: Called with the picture.
  public static func still(
    at time: TimeInterval?, scale: CGFloat, write: @escaping (Bitmap) throws -> Void
  ) -> Take {
    Take(kind: .still(at: time, write: write), scale: scale)
  }

  /// Returns a take of the picture at a time as PNG. Unlike ``still(at:scale:write:)``, several are
  /// drawn and encoded in parallel.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, as for ``still(at:scale:write:)``.
  ///   - scale: The number of pixels per point of the picture; positive.
  ///   - effort: The time spent to make the file smaller.
  ///   - write: Called with the bytes of the file.
  public static func png(
    at time: TimeInterval?, scale: CGFloat, effort: PNGEffort = .standard,
    write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    Take(kind: .png(at: time, effort, write: write), scale: scale)
  }

  /// Returns the take with the screens in a figure: with device bodies, side by side, with fingers.
  public func framed(_ style: FigureStyle) -> Take {
    var take = self
    take.figure = style
    return take
  }

  /// Returns the film restricted to a part of the run and with another speed. A still is not
  /// affected.
  ///
  /// - Parameters:
  ///   - speed: The playback speed relative to the screen.
  ///   - start: The first moment in seconds since the start of the script; a negative value counts
  ///     as 0. If the script has ended by then, the film has one frame.
  ///   - end: The time at which the film ends, unless the script ends earlier. The film has at
  ///     least one frame.
  public func played(
    at speed: PlaybackSpeed, from start: TimeInterval = 0, until end: TimeInterval = .infinity
  ) -> Take {
    var take = self
    take.playback = (speed, start, end)
    return take
  }

  /// Returns the GIF with a limit on its size in bytes. The file is made almost as large as the
  /// limit permits.
  ///
  /// If the file would be larger, the screen is played again. Quality is then given up in this
  /// order: colour accuracy, up to half of the frames (not below 10 per second), and up to three
  /// quarters of the width and height. `write` is called once at the end with all bytes. If that
  /// does not suffice, the recording throws `RecordingError.tooLarge` and writes nothing.
  ///
  /// - Parameters:
  ///   - bytes: The limit; positive. Traps for a take that is not a GIF.
  ///   - tell: Called with the reduction, if any quality was given up.
  /// - Complexity: Usually the time of two recordings. At most `bytes` bytes of the file are kept
  ///   in memory.
  public func limited(
    toBytes bytes: Int, tell: @escaping (FilmReduction) -> Void = { _ in }
  ) -> Take {
    guard case .film(.gif, _, _) = kind else { preconditionFailure("only GIFs can be limited") }
    precondition(bytes > 0, "a limit of \(bytes) bytes")
    var take = self
    take.limit = (bytes, tell)
    return take
  }

  /// Returns the GIF with other settings and without a limit; nil for a take that is not a GIF.
  func gif(
    clock newClock: FrameClock? = nil, scale: CGFloat? = nil, _ control: GIFControl,
    progress newProgress: ((Int) -> Void)? = nil, write: @escaping ([UInt8]) throws -> Void
  ) -> Take? {
    guard case .film(.gif(let clock, let loop, let quality, _), let progress, _) = kind else {
      return nil
    }
    var take = self
    take.limit = nil
    take.kind = .film(
      .gif(newClock ?? clock, loop, quality, control), progress: newProgress ?? progress,
      write: write)
    take.scale = scale ?? self.scale
    return take
  }

  /// The moments of a film's frames; nil for a still.
  private var sampling: FilmSampling? {
    guard case .film(let film, _, _) = kind else { return nil }
    return FilmSampling(
      framesPerSecond: film.framesPerSecond, speed: playback.speed, from: playback.start,
      until: playback.end)
  }

  /// Returns the number of pictures for a script that ends at a time.
  public func frameCount(ofScriptEndingAt end: TimeInterval) -> Int {
    sampling?.count(before: end) ?? 1
  }

  var schedule: ScreenRun.Schedule {
    switch kind {
    case .film: sampling.map { .film($0) } ?? .still(at: nil)
    case .still(let time, _), .png(let time, _, _): .still(at: time)
    }
  }
}
