/// The reason why a recording stopped.
public enum RecordingError: Error, Hashable, Sendable {
  /// The script needs more frames than a film may have.
  case tooManyFrames(limit: Int)
  /// The script has not ended after `limit` ticks of the display.
  case tooManyTicks(limit: Int)
  /// A figure has no panels.
  case noPanels
  /// Two stages that share a clock have different display rates, in hertz.
  case differentDisplays(Int, Int)
  /// A GIF is larger than the limit of the take at this index, even after every permitted
  /// reduction. `smallest` is the size of the smallest attempt, in bytes.
  case tooLarge(take: Int, limit: Int, smallest: Int)
}
