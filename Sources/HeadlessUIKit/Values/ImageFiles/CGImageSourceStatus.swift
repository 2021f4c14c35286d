/// The progress of reading an image source. Raw values are Apple's.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The end of the file is missing.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData = -4
  /// The format is unknown.
  case statusUnknownType = -3
  /// The header is incomplete.
  case statusReadingHeader = -2
  /// More data is expected.
  case statusIncomplete = -1
  /// The whole file is known.
  case statusComplete = 0
}
