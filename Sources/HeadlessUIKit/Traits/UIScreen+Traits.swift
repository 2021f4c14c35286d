extension UIScreen: UITraitEnvironment {
  /// Of the screen whose code is run.
  public var traitCollection: UITraitCollection { ScreenEnvironment.current.traits }

  /// A screen's traits do not change: never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
