/// What takes what is pasted: responders.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// What it takes; nil for what it takes without.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what was pasted.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes these: if each has one of the configuration's types, unless overridden.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteboard {
  /// What it has, to be loaded.
  public var itemProviders: [NSItemProvider] {
    let texts = (strings ?? []).map { NSItemProvider(object: $0 as NSString) }
    let addresses = (urls ?? []).map { NSItemProvider(object: $0 as NSURL) }
    let pictures = (images ?? []).map { NSItemProvider(object: $0) }
    return texts + addresses + pictures
  }
}
