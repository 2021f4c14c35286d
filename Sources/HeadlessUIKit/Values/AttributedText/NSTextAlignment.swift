import Foundation

/// The alignment of lines between the margins. `natural` follows the text's direction. Raw values
/// are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
