/// What a GIF may give up for fewer bytes, or for less time. Pixels that do not change never flicker, and
/// frames of at most 255 new colours are exact, whatever it is.
public enum GIFQuality: String, Hashable, Sendable, CaseIterable {
  /// Dithered colours are the nearest there are, nearly.
  case best
  /// Errors hide in texture.
  case balanced
  /// Errors are seen by who looks for them.
  case small
  /// `balanced`, in about half of the time for some more bytes: for previews.
  case draft

  /// How far dithered pixels may be off for the sake of fewer bytes.
  var tolerance: FramePainter.Tolerance {
    switch self {
    case .best: FramePainter.Tolerance(base: 4, perActivity: 4, limit: 12)
    case .balanced, .draft: .standard
    case .small: FramePainter.Tolerance(base: 16, perActivity: 12, limit: 48)
    }
  }

  /// Every how many frames of exact colours all manners to write them are tried; nil for never.
  var searchInterval: Int? {
    switch self {
    case .best, .small: 1
    case .balanced: 8
    case .draft: nil
    }
  }
}
