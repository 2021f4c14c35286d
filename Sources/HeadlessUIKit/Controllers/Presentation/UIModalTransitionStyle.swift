/// The standard animation of a presentation. Raw values match UIKit's.
///
/// A flip and a partial curl, which need perspective, are shown as a cross-fade.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
