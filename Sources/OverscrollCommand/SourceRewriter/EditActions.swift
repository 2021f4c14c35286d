/// The edit actions of UIKit that responders override.
enum EditActions {
  static let protocolName = "UIResponderStandardEditActions"
  static let names = ["cut", "copy", "paste", "select", "selectAll", "delete"]

  /// Whether the method overrides an edit action, which the Objective-C runtime finds without
  /// `@objc`.
  static func contain(_ method: Index.Method) -> Bool {
    method.isOverride && !method.isProperty && method.labels == ["_"]
      && names.contains(method.name)
  }
}
