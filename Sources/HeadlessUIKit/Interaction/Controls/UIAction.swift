/// An action with a title and an image, for use in controls and menus.
open class UIAction: UIMenuElement {
  /// The identifier of an action. A control has at most one action per identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of the menu line or the control.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image next to the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The identifier of the action; a unique one if none was given.
  public let identifier: Identifier
  /// The longer title that explains the action where commands are listed.
  open var discoverabilityTitle: String?
  /// The style of the action in a menu.
  open var attributes: Attributes
  /// The selection mark of the action in a menu.
  open var state: State
  /// The object that the action runs for; nil while it does not run.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action that calls `handler` when a control or a menu performs it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? MenuIdentifiers.next()
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler with `sender` set.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The closure that a `UIAction` calls.
public typealias UIActionHandler = (UIAction) -> Void
