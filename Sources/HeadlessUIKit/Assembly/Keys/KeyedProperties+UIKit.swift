import Foundation

// UIKit properties that apps access by key: common ones, and a few private ones that answers on the
// web have recommended for years.
extension KeyedProperties {
  static func registerBuiltIns() {
    register("alpha", \UIView.alpha)
    register("backgroundColor", \UIView.backgroundColor)
    register("bounds", \UIView.bounds)
    register("center", \UIView.center)
    register("frame", \UIView.frame)
    register("hidden", \UIView.isHidden)
    register("tag", \UIView.tag)
    register("tintColor", \UIView.tintColor)
    for name in ["layer", "superview", "window"] {
      register(name, of: UIView.self) { view in
        switch name {
        case "layer": view.layer
        case "superview": view.superview
        default: view.window
        }
      }
    }
    register("panGestureRecognizer", of: UIScrollView.self) { $0.panGestureRecognizer }
    register("attributedText", \UILabel.attributedText)
    register("font", \UILabel.font)
    register("text", \UILabel.text)
    register("textColor", \UILabel.textColor)
    register("text", \UITextField.text)
    register("textColor", \UITextField.textColor)
    register("title", \UIViewController.title)
    register("title", \UIBarItem.title)
    // The view is nil until a bar shows the item.
    register("view", of: UIBarItem.self) { $0.shownBy as? UIView }
    for name in ["placeholderLabel", "_placeholderLabel"] {
      register(name, of: UITextField.self) { $0.placeholderLabel }
    }
    for name in ["searchField", "_searchField"] {
      register(name, of: UISearchBar.self) { $0.searchTextField }
    }
  }

  private static func register<Target: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    register(key, of: Target.self) {
      $0[keyPath: path]
    } set: { target, value in
      guard let value = DynamicCast.cast(value, to: Value.self) else { return false }
      target[keyPath: path] = value
      return true
    }
  }
}
