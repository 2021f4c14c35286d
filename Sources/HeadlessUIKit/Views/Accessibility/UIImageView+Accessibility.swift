extension UIImageView: AccessibleByDefault {
  /// False: an image has no description until the app gives it a label.
  var defaultIsElement: Bool { false }
  var defaultTraits: UIAccessibilityTraits { .image }
}
