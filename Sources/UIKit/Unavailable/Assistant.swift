public import HeadlessUIKit

/// Unavailable: the shortcuts bar above an iPad's keyboard is not drawn. Use `inputAccessoryView`
/// instead.
@available(
  *, unavailable,
  message: "the shortcuts bar above an iPad's keyboard is not drawn; use inputAccessoryView"
)
public typealias UITextInputAssistantItem = UIResponder

extension UIResponder {
  /// Unavailable: the shortcuts bar above an iPad's keyboard is not drawn. Use `inputAccessoryView`
  /// instead.
  @available(
    *, unavailable,
    message: "the shortcuts bar above an iPad's keyboard is not drawn; use inputAccessoryView"
  )
  public var inputAssistantItem: UIResponder { self }
}
