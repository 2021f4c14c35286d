/// Light or dark; raw values as UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
