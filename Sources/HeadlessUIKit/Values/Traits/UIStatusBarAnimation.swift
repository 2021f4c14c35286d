/// How the status bar comes and goes when its appearance is updated in an animation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
