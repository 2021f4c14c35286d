/// The colour of the status bar's clock and symbols; raw values as UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
