extension UIScreen: UITraitEnvironment {
  /// Of the screen whose code is run.
  public var traitCollection: UITraitCollection { ScreenEnvironment.current.traits }

  /// After the screen turned; does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
