/// The position of a bar. Raw values match UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top
  /// At the top, with a background that extends under the status bar.
  case topAttached
}
