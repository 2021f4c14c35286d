import Foundation

/// A UIKit object with default accessibility values, like those of Apple's controls.
@preconcurrency @MainActor
protocol AccessibleByDefault: AnyObject {
  /// Whether the object is an accessibility element by default.
  var defaultIsElement: Bool { get }
  /// The default label.
  var defaultLabel: String? { get }
  /// The default value, such as a slider's percentage; nil for an object without a changeable
  /// value.
  var defaultValue: String? { get }
  /// The default traits.
  var defaultTraits: UIAccessibilityTraits { get }
}
