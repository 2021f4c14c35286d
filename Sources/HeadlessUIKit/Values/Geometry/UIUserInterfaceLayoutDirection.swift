import AutoLayout
import Foundation

/// The direction of the layout, which follows the reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
