public import HeadlessUIKit

/// Not here.
@available(
  *, unavailable,
  message: "the bar over an iPad's keyboard is not drawn; use inputAccessoryView"
)
public typealias UITextInputAssistantItem = UIResponder

extension UIResponder {
  /// Not here.
  @available(
    *, unavailable,
    message: "the bar over an iPad's keyboard is not drawn; use inputAccessoryView"
  )
  public var inputAssistantItem: UIResponder { self }
}
