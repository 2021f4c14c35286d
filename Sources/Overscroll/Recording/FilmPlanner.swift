import Graphics
import ImageCodecs

/// Does what of a film's encoding needs no encoded frame, in order: while a frame is encoded, the next one is
/// planned.
actor FilmPlanner {
  enum Plan: Sendable {
    /// Nil for a frame like the one before.
    case gif(GIFFramePlan?)
    case part(FramePart)
  }

  /// Nil where nothing can be known before.
  private var gif: GIFFramePlanner?

  init(_ film: Take.Film, width: Int, height: Int) {
    switch film {
    case .gif: gif = GIFFramePlanner(width: width, height: height)
    case .apng, .webP, .frames: gif = nil
    }
  }

  func plan(_ part: FramePart) throws -> Plan {
    guard gif != nil else { return .part(part) }
    return .gif(try gif?.plan(part))
  }
}
