public import Foundation

extension UITextField {
  /// The style of the border. Raw values are those of UIKit.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The times when an overlay view next to the text is visible. Raw values are those of UIKit.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The reason why editing ended. Raw values are those of UIKit.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// The notification posted after editing began, with the field as its object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification posted after typing changed the text, with the field as its object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The notification posted after editing ended, with the field as its object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
