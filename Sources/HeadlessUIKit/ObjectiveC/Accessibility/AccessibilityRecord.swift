import Foundation

/// What an app has said of an object for people who hear the screen; nil where it said nothing.
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
  var ignoresInvertColors = false
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
}

extension AccessibleByDefault {
  var defaultIsElement: Bool { true }
  var defaultLabel: String? { nil }
  var defaultValue: String? { nil }
}
