/// Where a bar's look is for; raw values as UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top
  /// At the top, and on under the status bar.
  case topAttached
}
