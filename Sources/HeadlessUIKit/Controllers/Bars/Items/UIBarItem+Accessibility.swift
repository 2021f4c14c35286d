extension UIBarItem: AccessibleByDefault {
  var defaultLabel: String? { title }
  var defaultTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
