public import Foundation

/// Is asked and told about the text of a view. Every method has a default that allows and does nothing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// After a change by typing.
  func textViewDidChange(_ textView: UITextView)
  /// After what is chosen changed, by typing, by a finger or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether what a tapped link leads to is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether something becomes of a tap on an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// As in iOS 9; asked unless the newer one is there.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// As in iOS 9; asked unless the newer one is there.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// The system begins to write.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// It has written.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// What of the text it must not change.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
  /// What the edit menu has for a range of the text; nil is what is suggested, and a menu without lines none.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu begins to come.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu begins to go.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// What a tap on a link or an attachment does; nil for nothing. The usual action asks `shouldInteractWith`.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// What a finger that stays on one brings.
  ///
  /// - Note: Partly: never called: a finger that stays on a link brings no menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu begins to come.
  ///
  /// - Note: Partly: never called: a finger that stays on a link brings no menu.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu begins to go.
  ///
  /// - Note: Partly: never called: a finger that stays on a link brings no menu.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks the older one.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Asks the older one.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  /// Does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Nothing.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  /// What is suggested.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The usual one.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// None.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
