import Foundation

/// The direction in which text is written. Raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
