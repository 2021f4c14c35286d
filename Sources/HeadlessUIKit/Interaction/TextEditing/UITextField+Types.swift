public import Foundation

extension UITextField {
  /// What is drawn around the text; raw values as UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text is there; raw values as UIKit's.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing ended; raw values as UIKit's.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted with the field as its object after editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// After the text changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// After editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
