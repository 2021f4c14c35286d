import Foundation

/// The kind of a touch on a link or an attachment. Raw values are those of UIKit.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press that offers actions.
  ///
  /// - Note: Partly: no text view passes it; nothing is offered for a long press.
  case presentActions
  /// A long press that shows a preview.
  ///
  /// - Note: Partly: no text view passes it; nothing is shown for a long press.
  case preview
}
