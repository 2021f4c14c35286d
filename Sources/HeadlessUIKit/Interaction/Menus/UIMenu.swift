/// A menu of actions and submenus, which buttons and bar buttons open.
///
/// - Note: Partly: elements of all sizes and palettes are lines with an image; submenus open in
///   place of their parent menu.
open class UIMenu: UIMenuElement {
  /// The way a menu is shown. Raw values are those of UIKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of `UIMenuOptions`.
    public let rawValue: UInt

    /// Creates options from bits. Bits without a name have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown inside the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of menu elements. Raw values are those of UIKit.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from any text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// Creates an identifier from any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The menu of standard edit actions that the system suggests for edit menus.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// The identifier of the menu; a unique one if none was given.
  public let identifier: Identifier
  /// The way the menu is shown.
  public let options: Options
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize
  /// The actions and submenus, in order.
  public let children: [UIMenuElement]

  /// Creates a menu with elements in the given order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? MenuIdentifiers.next()
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The selected actions, including those of inline submenus.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions, including those of inline submenus.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }

  /// Sets the state of one action to `on` and that of all others to `off`.
  func choose(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
