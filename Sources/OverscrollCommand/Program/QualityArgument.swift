import ArgumentParser
import ImageCodecs

/// What may be given up for fewer bytes or less time, as it is asked for.
enum QualityArgument: String, ExpressibleByArgument, CaseIterable {
  case best, balanced, small, draft

  /// `normal` is `balanced` too.
  init?(argument: String) {
    self.init(rawValue: argument == "normal" ? Self.balanced.rawValue : argument)
  }

  /// An animation's.
  var gif: GIFQuality {
    switch self {
    case .best: .best
    case .balanced: .balanced
    case .small: .small
    case .draft: .draft
    }
  }

  /// An animated WebP's, whose colours are exact but for `small`.
  var webP: WebPQuality {
    switch self {
    case .best: .lossless(effort: 100)
    case .balanced: .standard
    case .small: .lossy(quality: 80)
    case .draft: .lossless(effort: 0)
    }
  }

  /// A picture's, all of whose pixels are exact.
  var png: PNGEffort {
    switch self {
    case .best, .balanced: .standard
    case .small: .small
    case .draft: .fast
    }
  }
}
