public import Foundation

/// Is asked and told about the text of a field. Every method has a default that allows and does nothing.
///
/// In the order of an edit: `textFieldShouldBeginEditing`, the keyboard comes,
/// `textFieldDidBeginEditing`, for each change `shouldChangeCharactersIn`, then, when another responder
/// takes over or `resignFirstResponder` is called, `textFieldShouldEndEditing`, the keyboard goes,
/// `textFieldDidEndEditing`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of `textFieldDidEndEditing(_:)` where it is there.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// After the text or what is chosen of it changed, by typing or by a finger.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The clear button was tapped.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was typed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// What the edit menu has for a range of the text; nil is what is suggested, and a menu without lines none.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu begins to come.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu begins to go.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// What is suggested.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
