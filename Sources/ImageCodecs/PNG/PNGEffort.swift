/// The time spent on making a PNG smaller. The pixels are identical in all cases.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// A quarter of the time of `standard`, for an eighth more bytes.
  case fast
  /// Fewer bytes than libpng's defaults on screens, in a third of the time for large ones. For
  /// pictures up to 2.5 megabytes, several filters are tried, in about libpng's time.
  case standard
  /// Ten times the time of `standard`, for a tenth fewer bytes.
  case small

  /// libdeflate's compression level.
  var level: Int32 {
    switch self {
    case .fast: 1
    case .standard: 6
    case .small: 12
    }
  }
}
