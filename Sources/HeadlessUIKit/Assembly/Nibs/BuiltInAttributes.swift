import Foundation

/// The properties of UIKit classes that nibs set as user-defined runtime attributes.
@MainActor
enum BuiltInAttributes {
  /// Sets a property by its key path. Returns whether the property is supported and accepts the
  /// value.
  static func set(_ value: RuntimeValue, _ path: String, of object: AnyObject) -> Bool {
    if let view = object as? UIView {
      if path.hasPrefix("layer.") {
        return set(value, String(path.dropFirst("layer.".count)), ofLayer: view.layer)
      }
      if set(value, path, ofView: view) { return true }
    }
    return (object as? _Object).map { setAccessibility(value, path, of: $0) } ?? false
  }

  private static func setAccessibility(
    _ value: RuntimeValue, _ key: String, of object: _Object
  ) -> Bool {
    switch (key, value) {
    case ("accessibilityLabel", .string(let text)): object.accessibilityLabel = text
    case ("accessibilityHint", .string(let text)): object.accessibilityHint = text
    case ("accessibilityValue", .string(let text)): object.accessibilityValue = text
    case ("isAccessibilityElement", .boolean(let flag)): object.isAccessibilityElement = flag
    default: return false
    }
    return true
  }

  private static func set(_ value: RuntimeValue, _ key: String, ofLayer layer: CALayer) -> Bool {
    switch (key, value) {
    case ("cornerRadius", .number(let number)): layer.cornerRadius = number
    case ("borderWidth", .number(let number)): layer.borderWidth = number
    case ("shadowOpacity", .number(let number)): layer.shadowOpacity = Float(number)
    case ("shadowRadius", .number(let number)): layer.shadowRadius = number
    case ("zPosition", .number(let number)): layer.zPosition = number
    case ("opacity", .number(let number)): layer.opacity = Float(number)
    case ("shadowOffset", .size(let size)): layer.shadowOffset = size
    case ("masksToBounds", .boolean(let flag)): layer.masksToBounds = flag
    case ("hidden", .boolean(let flag)): layer.isHidden = flag
    // Drawing does not depend on `opaque`.
    case ("opaque", .boolean): return true
    // iOS accepts a UIColor where a CGColor is needed, and shows no colour.
    case ("borderColor", .color), ("shadowColor", .color): return true
    default: return false
    }
    return true
  }

  private static func set(_ value: RuntimeValue, _ key: String, ofView view: UIView) -> Bool {
    switch (key, value) {
    case ("backgroundColor", .color(let color)): view.backgroundColor = color
    case ("tintColor", .color(let color)): view.tintColor = color
    case ("hidden", .boolean(let flag)), ("isHidden", .boolean(let flag)): view.isHidden = flag
    case ("clipsToBounds", .boolean(let flag)): view.clipsToBounds = flag
    case ("alpha", .number(let number)): view.alpha = number
    case ("tag", .number(let number)): view.tag = Int(number)
    case ("accessibilityIdentifier", .string(let name)): view.accessibilityIdentifier = name
    case ("text", .string(let text)): return setText(text, of: view)
    case ("placeholder", .string(let text)):
      guard let field = view as? UITextField else { return false }
      field.placeholder = text
    case ("textColor", .color(let color)):
      guard let label = view as? UILabel else { return false }
      label.textColor = color
    default: return false
    }
    return true
  }

  private static func setText(_ text: String, of view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let area as UITextView: area.text = text
    default: return false
    }
    return true
  }
}
