import Foundation

/// Where lines begin. Raw values as UIKit's.
public enum NSWritingDirection: Int, Sendable {
  /// Where the first letter says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
