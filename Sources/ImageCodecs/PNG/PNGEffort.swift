/// How much time a PNG may take for fewer bytes. The pixels are the same.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// A quarter of `standard`'s time, for an eighth more bytes.
  case fast
  /// Fewer bytes than libpng's defaults on screens, in a third of their time for large ones. Of pictures of up to 2.5
  /// megabytes several ways to filter are tried, in about their time.
  case standard
  /// Ten times the time of `standard`, for a tenth fewer bytes.
  case small

  /// libdeflate's.
  var level: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .small: 12
    }
  }
}
