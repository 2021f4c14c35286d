/// A menu element that sends an action along the responder chain.
///
/// - Note: Partly: shown in edit menus only; other menus leave it out, and the menu bar and keys of
///   a Mac do not exist here.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action, sent to the first responder in the chain that implements it.
  public let action: Selector
  /// Data by which the app identifies the command.
  public let propertyList: Any?
  /// The longer title that explains the command in a list of keyboard shortcuts.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off

  /// Creates a command that sends an action.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, subtitle: nil, image: image)
  }
}
