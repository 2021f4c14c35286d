public import Foundation

/// Something that can be done with an element, offered by its name to who hears the screen: what a swipe of a row
/// shows, say.
open class UIAccessibilityCustomAction: _Object {
  /// Whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What is said.
  open var name: String
  /// The same with attributes; setting it sets the name.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Shown beside the name.
  open var image: UIImage?
  /// Who has the method; nil for a closure.
  open weak var target: AnyObject?
  /// The method, with the action itself as its argument or none.
  open var selector: Selector
  /// What is done, where there is a closure.
  open var actionHandler: Handler?

  /// With a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// With a method, and a picture.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// With a method.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (name, self.selector) = (attributedName.string, selector)
    self.target = target as AnyObject?
    super.init(_object: ())
  }

  /// With a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init(_object: ())
  }
}
