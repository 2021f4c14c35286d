/// Why a recording stopped.
public enum RecordingError: Error, Hashable, Sendable {
  /// A film has more frames than a film may have, and the script goes on.
  case tooManyFrames(limit: Int)
  /// The script has not ended after so many ticks of the display.
  case tooManyTicks(limit: Int)
  /// A figure has nothing to show.
  case noPanels
  /// Stages that are to be played on one clock tick differently, so many times a second.
  case differentDisplays(Int, Int)
  /// A GIF has more bytes than the take of this index may, though all was given up that may be; the smallest had
  /// so many.
  case tooLarge(take: Int, limit: Int, smallest: Int)
}
