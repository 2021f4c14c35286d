import Foundation

/// The accessibility values that an app has set on an object; nil for values that it has not set.
final class AccessibilityRecord {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var ignoresInvertColors = false
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

extension AccessibleByDefault {
  var defaultIsElement: Bool { true }
  var defaultLabel: String? { nil }
  var defaultValue: String? { nil }
}
