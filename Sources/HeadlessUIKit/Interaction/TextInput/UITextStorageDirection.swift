import Foundation

/// A logical direction in a text. Raw values are those of UIKit.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
