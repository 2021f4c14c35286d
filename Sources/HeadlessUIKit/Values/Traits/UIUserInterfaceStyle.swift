/// The appearance of an interface: light or dark. Raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
