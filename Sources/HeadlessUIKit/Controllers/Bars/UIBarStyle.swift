/// Whether a bar is dark on light or light on dark; raw values as UIKit's.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
