import Foundation

/// Where lines stand between the margins; `natural` follows the text's direction. Raw values as
/// UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
