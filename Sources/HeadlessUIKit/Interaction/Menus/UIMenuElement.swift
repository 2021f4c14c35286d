/// The base class of menus, actions and commands.
@preconcurrency @MainActor
open class UIMenuElement: _Object {
  /// The style of a menu element. Raw values are those of UIKit.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of `UIMenuElementAttributes`.
    public let rawValue: UInt

    /// Creates attributes from bits. Bits without a name have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The selection mark of an element. Raw values are those of UIKit.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title of the element.
  open internal(set) var title: String
  /// The text below the title.
  public var subtitle: String?
  /// The image next to the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init(_object: ())
  }
}
