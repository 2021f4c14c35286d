public import Foundation

/// A named action on an element for users of assistive technologies, such as a swipe action of a
/// row.
open class UIAccessibilityCustomAction: _Object {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that is read aloud.
  open var name: String
  /// The name as attributed text. Setting it sets `name`; attributes are discarded.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image shown next to the name.
  open var image: UIImage?
  /// The object whose method performs the action; nil if a closure performs it. The reference is
  /// weak.
  open weak var target: AnyObject?
  /// The method that performs the action. Its argument, if it has one, is this object.
  open var selector: Selector
  /// The closure that performs the action; nil if a method performs it.
  open var actionHandler: Handler?

  /// Creates an action performed by a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// Creates an action with an image, performed by a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// Creates an action with an attributed name, performed by a method.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (name, self.selector) = (attributedName.string, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// Creates an action performed by a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init(_object: ())
  }
}
