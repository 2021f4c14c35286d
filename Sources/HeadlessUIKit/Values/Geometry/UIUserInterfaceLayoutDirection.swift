import AutoLayout
import Foundation

/// Which way text is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
