import Foundation

/// Where to in a text, as it is seen. Raw values as UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
