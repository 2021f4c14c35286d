/// The height a bar's look is for; raw values as UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// In landscape.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
