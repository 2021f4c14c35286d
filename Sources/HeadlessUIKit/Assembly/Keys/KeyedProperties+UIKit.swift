import Foundation

// UIKit properties that apps access by key: common ones, and a few private ones that answers on the
// web have recommended for years.
extension KeyedProperties {
  static func registerBuiltIns() {
    register("alpha", \UIView.alpha)
    register("backgroundColor", \UIView.backgroundColor)
    register("bounds", \UIView.bounds)
    register("center", \UIView.center)
    register("clipsToBounds", \UIView.clipsToBounds)
    registerCase("contentMode", \UIView.contentMode)
    register("frame", \UIView.frame)
    register("hidden", \UIView.isHidden)
    register("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    register("opaque", \UIView.isOpaque)
    register("tag", \UIView.tag)
    register("tintColor", \UIView.tintColor)
    register("transform", \UIView.transform)
    register("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    for name in ["layer", "superview", "window"] {
      register(name, of: UIView.self) { view in
        switch name {
        case "layer": view.layer
        case "superview": view.superview
        default: view.window
        }
      }
    }
    register("title", \UIViewController.title)
    register("title", \UIBarItem.title)
    // The view is nil until a bar shows the item.
    register("view", of: UIBarItem.self) { $0.shownBy as? UIView }
    registerControls()
  }

  static func register<Target: AnyObject, Value>(
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

  /// Registers a property whose value is a number in Objective-C.
  static func registerCase<Target: AnyObject, Value: RawRepresentable<Int>>(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    register(key, of: Target.self) {
      $0[keyPath: path].rawValue
    } set: { target, value in
      let number = DynamicCast.cast(value, to: Int.self)
      guard let value = value as? Value ?? number.flatMap({ Value(rawValue: $0) }) else {
        return false
      }
      target[keyPath: path] = value
      return true
    }
  }
}
