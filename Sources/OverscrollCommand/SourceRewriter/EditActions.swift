/// UIKit's own edit actions, which responders override.
enum EditActions {
  static let protocolName = "UIResponderStandardEditActions"
  static let names = ["cut", "copy", "paste", "select", "selectAll", "delete"]

  /// Whether it overrides one: Objective-C's run time knows the class to have it.
  static func contain(_ method: Index.Method) -> Bool {
    method.isOverride && !method.isProperty && method.labels == ["_"]
      && names.contains(method.name)
  }
}
