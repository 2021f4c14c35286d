/// Is asked about the tokens of a search field. All methods have defaults.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// A token is copied: what goes to the pasteboard for it.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Its text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text as NSString) }
}
