import Foundation

/// A visual direction in a text. Raw values are those of UIKit.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
