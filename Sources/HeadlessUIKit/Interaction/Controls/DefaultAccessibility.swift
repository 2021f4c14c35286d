import Foundation

extension UILabel: AccessibleByDefault {
  var defaultIsElement: Bool { !(text ?? "").isEmpty }
  var defaultLabel: String? { text }
  var defaultTraits: UIAccessibilityTraits { .staticText }
}

extension UIButton: AccessibleByDefault {
  var defaultLabel: String? { currentTitle ?? configuration?.title }
  var defaultTraits: UIAccessibilityTraits { UIAccessibilityTraits.button.union(state.traits) }
}

extension UISwitch: AccessibleByDefault {
  var defaultValue: String? { isOn ? "1" : "0" }
  var defaultTraits: UIAccessibilityTraits { UIAccessibilityTraits.button.union(state.traits) }
}

extension UISlider: AccessibleByDefault {
  var defaultValue: String? {
    let share =
      maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    return "\(Int((share * 100).rounded()))%"
  }
  var defaultTraits: UIAccessibilityTraits { UIAccessibilityTraits.adjustable.union(state.traits) }
}

extension UIStepper: AccessibleByDefault {
  var defaultValue: String? { "\(value)" }
  var defaultTraits: UIAccessibilityTraits { UIAccessibilityTraits.adjustable.union(state.traits) }
}

extension UIPageControl: AccessibleByDefault {
  var defaultValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  var defaultTraits: UIAccessibilityTraits { UIAccessibilityTraits.adjustable.union(state.traits) }
}

extension UIProgressView: AccessibleByDefault {
  var defaultValue: String? { "\(Int((progress * 100).rounded()))%" }
  var defaultTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension UITextField: AccessibleByDefault {
  var defaultLabel: String? { placeholder }
  /// The text, with bullets in place of a secure field's characters.
  var defaultValue: String? {
    guard let text, !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
  var defaultTraits: UIAccessibilityTraits { isEnabled ? .none : .notEnabled }
}

extension UITextView: AccessibleByDefault {
  var defaultValue: String? { (text ?? "").isEmpty ? nil : text }
  var defaultTraits: UIAccessibilityTraits { isEditable ? .none : .staticText }
}

extension UIControl.State {
  /// The accessibility traits that follow from the control's state.
  fileprivate var traits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if contains(.disabled) { traits.insert(.notEnabled) }
    if contains(.selected) { traits.insert(.selected) }
    return traits
  }
}
