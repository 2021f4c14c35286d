/// Why a recording stopped.
public enum RecordingError: Error, Hashable, Sendable {
  /// The script has not ended after so many frames.
  case tooManyFrames(limit: Int)
}
