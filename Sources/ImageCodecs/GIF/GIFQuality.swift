/// The balance of a GIF between fidelity, file size and time. At every quality, pixels that do not
/// change never flicker, and frames of at most 255 new colours are exact.
public enum GIFQuality: String, Hashable, Sendable, CaseIterable {
  /// Dithered colours are very close to the best choice.
  case best
  /// Errors are hidden in texture.
  case balanced
  /// Errors are visible on close inspection.
  case small
  /// The fidelity of `balanced` in about half of the time, for slightly more bytes. Suitable for
  /// previews.
  case draft

  /// The allowed error of dithered pixels for the sake of fewer bytes.
  var tolerance: FramePainter.Tolerance {
    switch self {
    case .best: FramePainter.Tolerance(base: 4, perActivity: 4, limit: 12)
    case .balanced, .draft: .standard
    case .small: FramePainter.Tolerance(base: 16, perActivity: 12, limit: 48)
    }
  }

  /// The number of frames with exact colours between trials of all ways of coding, or nil for no
  /// trials.
  var searchInterval: Int? {
    switch self {
    case .best, .small: 1
    case .balanced: 8
    case .draft: nil
    }
  }
}
