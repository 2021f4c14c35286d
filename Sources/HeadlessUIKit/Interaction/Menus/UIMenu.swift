/// Actions and menus of actions under a title, which buttons and bar buttons open on the screen.
///
/// - Note: Partly: elements of all sizes and palettes are lines with a picture; menus open in the place of
///   the one that they are in.
open class UIMenu: UIMenuElement {
  /// How it is shown; raw values as UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of `UIMenuOptions`.
    public let rawValue: UInt

    /// Bits without a name mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its elements is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are; raw values as UIKit's.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// What it is called by.
    public let rawValue: String

    /// Of any text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// The same.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Of the standard edit actions, as the system suggests them for edit menus.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// The menu's name; one of its own if none was given.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// How large its elements are.
  open var preferredElementSize: ElementSize
  /// Actions and menus, in order.
  public let children: [UIMenuElement]
  private static var count = 0

  /// With elements in their order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.count)")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions that are on, those of menus shown inline included.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions, those of menus shown inline included.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }

  /// Marks one of the actions as the one that is on.
  func choose(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The same with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
