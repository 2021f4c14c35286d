/// Something to do, with the words and the picture that controls and menus show it by.
open class UIAction: UIMenuElement {
  /// Names an action, so that a control has one of that name at most.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the line says, or the control.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Shown beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The action's name; one of its own if none was given.
  public let identifier: Identifier
  /// Said to who looks for the action.
  open var discoverabilityTitle: String?
  /// How the action is offered.
  open var attributes: Attributes
  /// Whether it is marked as chosen.
  open var state: State
  /// Who the action runs for; nil while it does not run.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var count = 0

  /// An action that calls `handler` when a control or a menu performs it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler for a sender.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What a `UIAction` calls.
public typealias UIActionHandler = (UIAction) -> Void
