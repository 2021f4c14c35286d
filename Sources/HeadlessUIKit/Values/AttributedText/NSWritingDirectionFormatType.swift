import Foundation

/// The ways in which `NSAttributedString.Key.writingDirection` affects letters. Raw values are
/// UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
