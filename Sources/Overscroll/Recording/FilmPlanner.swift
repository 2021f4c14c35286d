import Graphics
import ImageCodecs

/// The part of a film's encoding that does not depend on earlier encoded frames. It runs in order,
/// and plans the next frame while one is encoded.
actor FilmPlanner {
  enum Plan: Sendable {
    /// A GIF frame; nil for a frame equal to the previous one.
    case gif(GIFFramePlan?)
    case part(FramePart)
  }

  /// The planner of a GIF; nil for formats without planning.
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
