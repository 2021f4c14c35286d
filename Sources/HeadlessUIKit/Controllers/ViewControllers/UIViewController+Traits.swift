extension UIViewController: TraitObserverStorage {
  /// Calls the trait methods and observers after the view's traits changed.
  func callTraitMethods(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitObservers(previous)
  }

  /// The traits of the loaded view, otherwise those that it will have.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = overridden(parent?.traitCollection ?? ScreenEnvironment.current.traits)
    return overrideUserInterfaceStyle == .unspecified
      ? outer
      : UITraitCollection(traitsFrom: [
        outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
  }

  /// Returns traits combined with those that the parent sets for this controller.
  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    traitsOfParent.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
  }
}
