/// A command with a combination of keys. No keyboard with keys is attached to a phone here, so that none is
/// ever pressed.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it goes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  /// Without a place in a menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// With one.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
    (self.discoverabilityTitle, self.attributes, self.state) =
      (discoverabilityTitle, attributes, state)
  }

  /// The arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
