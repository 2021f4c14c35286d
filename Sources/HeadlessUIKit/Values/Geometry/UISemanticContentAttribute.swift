import AutoLayout
import Foundation

/// Whether a view turns around where reading begins at the right; raw values as UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}
