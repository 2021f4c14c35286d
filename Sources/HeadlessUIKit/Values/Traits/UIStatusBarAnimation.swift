/// The animation with which the status bar appears and disappears. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
