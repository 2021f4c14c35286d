public import Foundation

/// An accessibility element that is not a view, for one of the items that a view draws itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: _Object {
  /// The object that contains the element, set by the app and held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// The identifier that tests use to find this element; nil by default.
  open var accessibilityIdentifier: String?
  /// The element's frame in its container's coordinates. If the container is a view, setting this
  /// property also sets `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
  }

  /// Creates an element of a container, which it holds weakly.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(_object: ())
    isAccessibilityElement = true
  }
}
