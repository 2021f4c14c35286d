extension UIWindowScene: TraitObserverStorage {
  /// The traits that the scene's windows have instead of the screen's. Setting a trait notifies the
  /// scene and its windows.
  public final var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set { setTraitOverrides((newValue as? TraitOverrides)?.traits) }
  }

  private func setTraitOverrides(_ traits: UITraitCollection?) {
    let previous = traitCollection
    let shown = windows
    for window in shown { window.rememberTraits() }
    screenEnvironment[SceneTraits.self].overrides = traits
    if previous != traitCollection {
      traitCollectionDidChange(previous)
      notifyTraitObservers(previous)
    }
    for window in shown { window.notifyTraitChange() }
  }
}

extension ScreenEnvironment {
  /// The traits of the screen, with those that its scene overrides.
  var sceneTraits: UITraitCollection {
    guard let overrides = self[SceneTraits.self].overrides else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrides])
  }
}
