public import Foundation

extension UITextView {
  /// Posted with the view as its object after editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// After the text changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// After editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// A finger tapped a link or an attachment.
  func takeItem(_ item: (value: Any, range: NSRange)) {
    if let attachment = item.value as? NSTextAttachment {
      _ = textDelegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
      return
    }
    let text = (item.value as? String) ?? (item.value as? NSString).map { $0 as String }
    guard
      let url = item.value as? URL ?? (item.value as? NSURL).map({ $0 as URL })
        ?? text.flatMap(URL.init(string:))
    else { return }
    let opens =
      textDelegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    if opens { UIApplication.shared.open(url) }
  }
}
