extension UIViewController: TraitObserverKeeping {
  /// After the traits of its view changed.
  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellTraitObservers(previous)
  }

  /// The view's, once it is loaded.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = parent?.traitCollection ?? ScreenEnvironment.current.traits
    return overrideUserInterfaceStyle == .unspecified
      ? outer
      : UITraitCollection(traitsFrom: [
        outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
  }
}
