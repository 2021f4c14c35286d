import Foundation

/// What a finger does to a link or an attachment. Raw values as UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// - Note: Partly: no text view asks with it; nothing is offered for a long press.
  case presentActions
  /// - Note: Partly: no text view asks with it; nothing is shown for a long press.
  case preview
}
