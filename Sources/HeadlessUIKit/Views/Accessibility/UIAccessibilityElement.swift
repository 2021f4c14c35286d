public import Foundation

/// An element that is no view: a part of one that draws several.
@preconcurrency @MainActor
open class UIAccessibilityElement: _Object {
  /// Whom it is a part of, as the app says.
  open weak var accessibilityContainer: AnyObject?
  /// The name that tests find it by.
  open var accessibilityIdentifier: String?
  /// Its place in the container, in the container's coordinates; `accessibilityFrame` is that on the
  /// screen if the container is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
  }

  /// An element of a container, which is not held.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(_object: ())
    isAccessibilityElement = true
  }
}
