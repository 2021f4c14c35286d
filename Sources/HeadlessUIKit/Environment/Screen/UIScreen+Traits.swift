extension UIScreen: UITraitEnvironment {
  /// Called after the screen's traits changed. Does nothing here.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
