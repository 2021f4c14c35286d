import Foundation

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
