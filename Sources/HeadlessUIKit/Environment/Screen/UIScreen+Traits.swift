extension UIScreen: UITraitEnvironment {
  /// The traits of the screen whose code is running.
  public var traitCollection: UITraitCollection { ScreenEnvironment.current.traits }

  /// Called after the screen's traits changed. Does nothing here.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
