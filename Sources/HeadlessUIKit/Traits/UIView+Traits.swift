extension UIView: TraitObserverKeeping {
  /// The style that this view or its controller sets for itself and all below it.
  private var ownStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    return owner?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// The screen's traits, with the nearest style that is set on the way up.
  var effectiveTraits: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      let style = current.ownStyle
      if style != .unspecified { return environment.traits(style: style) }
      view = current.superview
    }
    return environment.traits
  }

  /// A style is about to be set, here or on the controller.
  func rememberTraits() { traitsBefore = traitCollection }

  /// The style is set.
  func tellOfTraits() {
    if let traitsBefore { traitsChanged(from: traitsBefore) }
    traitsBefore = nil
  }

  /// After the view, or one that it lies in, came under other traits: colours are resolved again, then
  /// controllers and views are told, from the top down.
  func traitsChanged(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    resolveColors()
    owner?.tellTraits(previous)
    traitCollectionDidChange(previous)
    tellTraitObservers(previous)
    for subview in subviews where subview.ownStyle == .unspecified {
      subview.traitsChanged(from: previous)
    }
  }
}
