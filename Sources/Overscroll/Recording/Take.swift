public import Foundation
public import Graphics
public import ImageCodecs
import Layers

/// A picture or a film to make of a run, and where it goes.
public struct Take {
  enum Kind {
    case film(FrameClock, GIFLoop, progress: (Int) -> Void, write: ([UInt8]) throws -> Void)
    case still(at: TimeInterval?, write: (Bitmap) throws -> Void)
  }

  let kind: Kind
  /// Pixels per point.
  let scale: CGFloat

  /// The whole timeline as an animated GIF.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture; positive.
  ///   - progress: told after every frame how many are encoded.
  ///   - write: gets the file's bytes piece by piece, in order.
  public static func film(
    clock: FrameClock, scale: CGFloat, loop: GIFLoop, progress: @escaping (Int) -> Void = { _ in },
    write: @escaping ([UInt8]) throws -> Void
  ) -> Take {
    Take(kind: .film(clock, loop, progress: progress, write: write), scale: scale)
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

  var schedule: ScreenRun.Schedule {
    switch kind {
    case .film(let clock, _, _, _): .film(framesPerSecond: clock.framesPerSecond)
    case .still(let time, _): .still(at: time)
    }
  }

  /// Draws a still, on this thread, and hands it out; nothing for a film.
  @MainActor
  func writeStill(of tree: LayerTree) throws {
    guard case .still(_, let write) = kind else { return }
    try write(Compositor(scale: scale).render(tree))
  }
}
