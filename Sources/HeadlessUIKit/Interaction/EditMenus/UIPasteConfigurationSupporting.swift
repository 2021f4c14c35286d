/// An object that accepts pasted data: every responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// The types that the object accepts; nil if it declares none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Accepts pasted items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts the items. By default each must have one of the
  /// configuration's types.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteboard {
  /// The contents of the pasteboard as item providers.
  public var itemProviders: [NSItemProvider] {
    let texts = (strings ?? []).map { NSItemProvider(object: $0 as NSString) }
    let addresses = (urls ?? []).map { NSItemProvider(object: $0 as NSURL) }
    let pictures = (images ?? []).map { NSItemProvider(object: $0) }
    return texts + addresses + pictures
  }
}
