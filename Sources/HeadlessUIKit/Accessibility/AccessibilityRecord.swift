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
}

/// What an object of UIKit's own says where the app says nothing, as Apple's controls do.
@MainActor
protocol AccessibleByDefault: AnyObject {
  /// Whether it is an element at all.
  var defaultIsElement: Bool { get }
  /// Its text.
  var defaultLabel: String? { get }
  /// Where it stands, if it can stand at several places.
  var defaultValue: String? { get }
  /// What it is.
  var defaultTraits: UIAccessibilityTraits { get }
}

extension AccessibleByDefault {
  var defaultIsElement: Bool { true }
  var defaultLabel: String? { nil }
  var defaultValue: String? { nil }
}
