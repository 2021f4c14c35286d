extension UIView: TraitObserverKeeping {
  /// The style that this view, its controller or the one around that sets for it and all below it.
  private var ownStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    guard let owner else { return .unspecified }
    guard owner.overrideUserInterfaceStyle == .unspecified else {
      return owner.overrideUserInterfaceStyle
    }
    return owner.traitsOfParent?.userInterfaceStyle ?? .unspecified
  }

  /// The screen's traits, with the nearest style that is set on the way up and what controllers around
  /// set for those that they contain, the nearest first.
  var effectiveTraits: UITraitCollection {
    var style = UIUserInterfaceStyle.unspecified
    var overrides: [UITraitCollection] = []
    var view: UIView? = self
    while let current = view {
      if style == .unspecified { style = current.ownStyle }
      if let traits = current.owner?.traitsOfParent { overrides.append(traits) }
      view = current.superview
    }
    let traits = style == .unspecified ? environment.traits : environment.traits(style: style)
    guard !overrides.isEmpty else { return traits }
    return UITraitCollection(
      traitsFrom: [traits] + overrides.reversed() + [
        UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)
      ])
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
      subview.traitsChanged(from: subview.owner?.overridden(previous) ?? previous)
    }
  }
}
