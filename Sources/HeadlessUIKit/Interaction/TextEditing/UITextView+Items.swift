public import Foundation

extension UITextView {
  /// The notification posted after editing began, with the view as its object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification posted after typing changed the text, with the view as its object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification posted after editing ended, with the view as its object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Handles a tap on a link or an attachment with the delegate's action, or the behaviour before
  /// iOS 17.
  func takeItem(_ item: (value: Any, range: NSRange)) {
    guard let content = Self.content(item.value) else { return }
    let usual = UIAction(title: "Open Link") { [weak self] _ in
      self?.open(content, in: item.range)
    }
    guard let textDelegate else { return usual.perform(from: self) }
    textDelegate.textView(
      self, primaryActionFor: UITextItem(content, item.range), defaultAction: usual)?
      .perform(from: self)
  }

  private static func content(_ value: Any) -> UITextItem.Content? {
    if let attachment = value as? NSTextAttachment { return .textAttachment(attachment) }
    let text = (value as? String) ?? (value as? NSString).map { $0 as String }
    let url =
      value as? URL ?? (value as? NSURL).map { $0 as URL } ?? text.flatMap(URL.init(string:))
    return url.map { .link($0) }
  }

  private func open(_ content: UITextItem.Content, in range: NSRange) {
    switch content {
    case .textAttachment(let attachment):
      _ = textDelegate?.textView(
        self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    case .link(let url):
      let opens =
        textDelegate?.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if opens { UIApplication.shared.open(url) }
    case .tag: break
    }
  }

  /// The text with detected links and telephone numbers.
  var linkedContent: [AttributedRun] {
    let (links, numbers) = (
      dataDetectorTypes.contains(.link), dataDetectorTypes.contains(.phoneNumber)
    )
    guard !isEditable, links || numbers else { return editor.content }
    return editor.content.detecting(links: links, phoneNumbers: numbers)
  }

  /// The text as drawn, with the attributes for links.
  var shownContent: [AttributedRun] {
    let content = linkedContent
    return content.contains { $0.attributes[.link] != nil }
      ? content.links(linkTextAttributes) : content
  }

  /// Returns the link or attachment at a point of the view, with its range.
  func item(at point: CGPoint) -> (value: Any, range: NSRange)? {
    let place = ruler.character(
      at: CGPoint(x: point.x - sides.left, y: point.y - textContainerInset.top))
    guard let place else { return nil }
    let content = linkedContent
    return content.value(.link, at: place.location)
      ?? content.value(.attachment, at: place.location)
  }
}
