extension UIViewController: TraitObserverKeeping {
  /// After the traits of its view changed.
  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellTraitObservers(previous)
  }

  /// The view's, once it is loaded.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = overridden(parent?.traitCollection ?? ScreenEnvironment.current.traits)
    return overrideUserInterfaceStyle == .unspecified
      ? outer
      : UITraitCollection(traitsFrom: [
        outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
  }

  /// Those traits, with what the controller around sets for this one.
  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    traitsOfParent.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
  }
}
