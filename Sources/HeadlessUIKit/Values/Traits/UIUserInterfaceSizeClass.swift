/// Whether a side of the screen has little room or much; raw values as UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
