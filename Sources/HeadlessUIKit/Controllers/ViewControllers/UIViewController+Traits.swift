extension UIViewController: TraitObserverStorage {
  /// The traits that this controller, its view and its children have instead of the inherited ones.
  public final var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set { ownTraitOverrides = (newValue as? TraitOverrides)?.traits }
  }

  /// Updates the traits before the next layout pass. Without effect: traits are always up to date.
  public func updateTraitsIfNeeded() {}

  /// Calls the trait methods and observers after the view's traits changed.
  func callTraitMethods(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitObservers(previous)
  }

  /// The traits of the loaded view, otherwise those that it will have.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let inherited = overridden(parent?.traitCollection ?? ScreenEnvironment.current.sceneTraits)
    let outer =
      ownTraitOverrides.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
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
