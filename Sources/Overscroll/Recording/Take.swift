public import Foundation
public import Graphics
public import ImageCodecs
import Layers

/// A picture or a film to make of a run, and where it goes.
public struct Take {
  enum Kind {
    case film(Film, progress: (Int) -> Void, write: ([UInt8]) throws -> Void)
    case still(at: TimeInterval?, write: (Bitmap) throws -> Void)
    case png(at: TimeInterval?, PNGEffort, write: ([UInt8]) throws -> Void)
  }

  /// What a film is written as.
  enum Film {
    case gif(FrameClock, GIFLoop, GIFQuality, GIFControl)
    case apng(framesPerSecond: Int)
    case webP(framesPerSecond: Int, WebPQuality)
    /// Handed out as they are.
    case frames(framesPerSecond: Int, show: @MainActor (Bitmap) throws -> Void)

    var framesPerSecond: Int {
      switch self {
      case .gif(let clock, _, _, _): clock.framesPerSecond
      case .apng(let rate), .webP(let rate, _), .frames(let rate, _): rate
      }
    }
  }

  private(set) var kind: Kind
  /// What its file must not exceed; nil for no limit.
  private(set) var limit: (bytes: Int, tell: (FilmReduction) -> Void)?
  /// Pixels per point.
  private(set) var scale: CGFloat
  /// What is drawn around the screens; nil for the screen alone, of several in a row.
  private(set) var figure: FigureStyle?
  private var playback = (
    speed: PlaybackSpeed.normal, start: TimeInterval(0), end: TimeInterval.infinity
  )

  /// The whole timeline as an animated GIF.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture; positive.
  ///   - quality: what is given up for fewer bytes or less time.
  ///   - progress: told after every frame how many are encoded.
  ///   - write: gets the file's bytes piece by piece, in order.
  public static func film(
    clock: FrameClock, scale: CGFloat, loop: GIFLoop, quality: GIFQuality = .balanced,
    progress: @escaping (Int) -> Void = { _ in }, write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    Take(
      kind: .film(.gif(clock, loop, quality, .none), progress: progress, write: write), scale: scale
    )
  }

  /// The whole timeline as an animated PNG: every colour exact, transparent where the figure is.
  ///
  /// - Parameters:
  ///   - framesPerSecond: 1…65535.
  ///   - scale: pixels per point of the picture; positive.
  ///   - progress: told after every frame how many are encoded.
  ///   - write: gets the file's bytes, all at the end.
  public static func film(
    framesPerSecond: Int, scale: CGFloat, progress: @escaping (Int) -> Void = { _ in },
    write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    precondition((1...0xFFFF).contains(framesPerSecond), "\(framesPerSecond) frames per second")
    return Take(
      kind: .film(.apng(framesPerSecond: framesPerSecond), progress: progress, write: write),
      scale: scale)
  }

  /// The whole timeline as an animated WebP: transparent where the figure is, for ever.
  ///
  /// - Parameters:
  ///   - framesPerSecond: 1…1000.
  ///   - scale: pixels per point of the picture; positive.
  ///   - quality: what may be given up for fewer bytes or less time.
  ///   - progress: told after every frame how many are encoded.
  ///   - write: gets the file's bytes, all at the end.
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

  /// The whole timeline, frame by frame, for encoders of one's own.
  ///
  /// - Parameters:
  ///   - framesPerSecond: positive.
  ///   - scale: pixels per point of the picture; positive.
  ///   - progress: told after every frame how many were handed out.
  ///   - show: gets each frame, in order.
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

  /// The picture at a time.
  ///
  /// - Parameters:
  ///   - time: in seconds; the end of the timeline if it is nil, NaN or behind it, the beginning if it is
  ///     negative.
  ///   - scale: pixels per point of the picture; positive.
  ///   - write: gets the picture.
  public static func still(
    at time: TimeInterval?, scale: CGFloat, write: @escaping (Bitmap) throws -> Void
  ) -> Take {
    Take(kind: .still(at: time, write: write), scale: scale)
  }

  /// The picture at a time as PNG; unlike ``still(at:scale:write:)`` several are drawn and encoded at once.
  ///
  /// - Parameters:
  ///   - time: as for ``still(at:scale:write:)``.
  ///   - scale: pixels per point of the picture; positive.
  ///   - effort: time for bytes.
  ///   - write: gets the file.
  public static func png(
    at time: TimeInterval?, scale: CGFloat, effort: PNGEffort = .standard,
    write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    Take(kind: .png(at: time, effort, write: write), scale: scale)
  }

  /// The same of the screens in a figure: with their devices, side by side, with fingers.
  public func framed(_ style: FigureStyle) -> Take {
    var take = self
    take.figure = style
    return take
  }

  /// The same film of a part of the run, at another speed; nothing changes for a still.
  ///
  /// - Parameters:
  ///   - speed: how much faster than the screen the film goes by.
  ///   - start: seconds since the script began; negative counts as 0. Of a script that is over by then the
  ///     film has one frame.
  ///   - end: when it is over, if the script is not over before; it has one frame at least.
  public func played(
    at speed: PlaybackSpeed, from start: TimeInterval = 0, until end: TimeInterval = .infinity
  ) -> Take {
    var take = self
    take.playback = (speed, start, end)
    return take
  }

  /// The same GIF in a file of so many bytes at most, and hardly fewer: where it would be larger, the screen is played
  /// again, and given up are, in this order, what colours are exact, up to half of the frames (not below 10 a
  /// second), and up to three quarters of the width and height. `write` gets all bytes at the end; the recording
  /// throws `RecordingError.tooLarge`, and writes nothing, where that does not suffice.
  ///
  /// - Parameters:
  ///   - bytes: positive; of a take that is no GIF it traps.
  ///   - tell: told what was given up, if anything was.
  /// - Complexity: two recordings' time as a rule; what is kept in memory does not exceed `bytes`.
  public func limited(
    toBytes bytes: Int, tell: @escaping (FilmReduction) -> Void = { _ in }
  ) -> Take {
    guard case .film(.gif, _, _) = kind else { preconditionFailure("only GIFs can be limited") }
    precondition(bytes > 0, "a limit of \(bytes) bytes")
    var take = self
    take.limit = (bytes, tell)
    return take
  }

  /// The same GIF made otherwise; nil for what is no GIF.
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

  /// Nil for a still.
  private var sampling: FilmSampling? {
    guard case .film(let film, _, _) = kind else { return nil }
    return FilmSampling(
      framesPerSecond: film.framesPerSecond, speed: playback.speed, from: playback.start,
      until: playback.end)
  }

  /// How many pictures it makes of a script that ends then.
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
