import Foundation

/// Where to in a text, as it is read. Raw values as UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
