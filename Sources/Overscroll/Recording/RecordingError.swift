/// Why a recording stopped.
public enum RecordingError: Error, Hashable, Sendable {
  /// A film has more frames than a film may have, and the script goes on.
  case tooManyFrames(limit: Int)
  /// The script has not ended after so many ticks of the display.
  case tooManyTicks(limit: Int)
}
