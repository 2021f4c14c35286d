import Foundation

/// How `NSAttributedString.Key.writingDirection` acts on letters. Raw values as UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
