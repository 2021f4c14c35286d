/// How a presented controller comes and goes; raw values as UIKit's. A flip and a partial curl, which
/// need depth, are shown as a dissolve.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
