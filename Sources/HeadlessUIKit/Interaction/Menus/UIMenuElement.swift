/// What a menu shows a line of.
@preconcurrency @MainActor
open class UIMenuElement: _Object {
  /// How an element is offered; raw values as UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of `UIMenuElementAttributes`.
    public let rawValue: UInt

    /// Bits without a name mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not there.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is marked as chosen; raw values as UIKit's.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What the line says.
  open internal(set) var title: String
  /// Said below the title.
  public var subtitle: String?
  /// Shown beside the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init(_object: ())
  }
}
