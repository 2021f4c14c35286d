public import Foundation

/// The delegate that controls the editing of a text view. Every method has a default
/// implementation.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a change by typing.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed by typing, by touch or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tapped link may open its URL.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a tap on an attachment may have its effect.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a tapped link may open its URL, as in iOS 9. An implementation of the newer
  /// method replaces it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns whether a tap on an attachment may have its effect, as in iOS 9. An implementation of
  /// the newer method replaces it.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Called when the writing tools begin to change the text.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Called when the writing tools have finished.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Returns the ranges that the writing tools must not change.
  ///
  /// - Note: Partly: its moment never comes: there are no writing tools.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
  /// Returns the edit menu for a range of the text, or nil for the suggested actions. An empty menu
  /// is not shown.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu closes.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Returns the action for a tap on a link or an attachment, or nil for none. The default action
  /// calls the `shouldInteractWith` methods.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu for a long touch on a text item.
  ///
  /// - Note: Partly: never called: a long press on a link shows no menu.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before the menu of a text item appears.
  ///
  /// - Note: Partly: never called: a long press on a link shows no menu.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before the menu of a text item closes.
  ///
  /// - Note: Partly: never called: a long press on a link shows no menu.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Returns true: editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true: editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true: the text may change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Calls the method of iOS 9, without the interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Calls the method of iOS 9, without the interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Returns true: the link may open.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Returns true: the attachment may react.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Returns no ranges.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  /// Returns nil: the menu shows the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Returns nil: no menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  /// The default implementation does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
