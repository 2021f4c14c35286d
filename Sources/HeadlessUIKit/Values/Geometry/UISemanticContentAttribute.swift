import AutoLayout
import Foundation

/// The meaning of a view's content, which decides whether right-to-left layout mirrors the view.
/// Raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}
