extension UIImageView: AccessibleByDefault {
  /// Whether the view is an accessibility element by default. False: an image has no description
  /// until the app sets a label.
  var defaultIsElement: Bool { false }
  var defaultTraits: UIAccessibilityTraits { .image }
}
