/// Where somebody scrolls to without touching; raw values as UIKit's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
