import ArgumentParser
import ImageCodecs

/// The choice between quality, size and encoding time on the command line.
enum QualityArgument: String, ExpressibleByArgument, CaseIterable {
  case best, balanced, small, draft

  /// Parses a name. `normal` is accepted as `balanced`.
  init?(argument: String) {
    self.init(rawValue: argument == "normal" ? Self.balanced.rawValue : argument)
  }

  /// The quality of GIF animations.
  var gif: GIFQuality {
    switch self {
    case .best: .best
    case .balanced: .balanced
    case .small: .small
    case .draft: .draft
    }
  }

  /// The quality of animated WebPs, which are lossless except for `small`.
  var webP: WebPQuality {
    switch self {
    case .best: .lossless(effort: 100)
    case .balanced: .standard
    case .small: .lossy(quality: 80)
    case .draft: .lossless(effort: 0)
    }
  }

  /// The compression effort of PNGs, which are always lossless.
  var png: PNGEffort {
    switch self {
    case .best, .balanced: .standard
    case .small: .small
    case .draft: .fast
    }
  }
}
