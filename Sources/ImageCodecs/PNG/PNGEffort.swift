/// How much time a PNG may take for fewer bytes. The pixels are the same.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// A quarter of `standard`'s time, for an eighth more bytes.
  case fast
  /// The bytes of zlib's usual level on screens, in half of its time.
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
