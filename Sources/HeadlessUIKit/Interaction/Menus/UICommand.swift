/// An element of a menu that sends an action along the responders.
///
/// - Note: Partly: edit menus show it; other menus do not, and nothing here has a Mac's menu bar or keys.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Sent to the first responder that has such a method.
  public let action: Selector
  /// What the app knows it by.
  public let propertyList: Any?
  /// Said of it in a list of keys.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off

  /// With what it sends.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, subtitle: nil, image: image)
  }
}
