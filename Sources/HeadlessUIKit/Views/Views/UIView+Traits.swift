extension UIView: TraitObserverStorage {
  /// The interface style that this view, its controller or the parent controller overrides;
  /// unspecified if none does.
  private var ownStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    guard let owner else { return .unspecified }
    guard owner.overrideUserInterfaceStyle == .unspecified else {
      return owner.overrideUserInterfaceStyle
    }
    return owner.traitsOfParent?.userInterfaceStyle ?? .unspecified
  }

  /// The resulting traits: those of the screen, with the nearest overridden style and the overrides
  /// of the enclosing parent controllers. Nearer controllers take precedence.
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

  /// The layout direction in the traits: that of the nearest controller whose parent overrides it,
  /// otherwise the screen's.
  var traitLayoutDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      switch current.owner?.traitsOfParent?.layoutDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      case .unspecified, nil: view = current.superview
      }
    }
    return environment.layoutDirection
  }

  /// Remembers the traits before a style is set on the view or its controller.
  func rememberTraits() { traitsBefore = traitCollection }

  /// Notifies of changed traits after a style was set.
  func notifyTraitChange() {
    if let traitsBefore { traitsChanged(from: traitsBefore) }
    traitsBefore = nil
  }

  /// Updates the view after its traits have changed: resolves colours, then notifies controllers
  /// and views from the top down.
  func traitsChanged(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    resolveColors()
    if traitCollection.layoutDirection != previous.layoutDirection { readingDirectionChanged() }
    textTraitsChanged()
    owner?.callTraitMethods(previous)
    traitCollectionDidChange(previous)
    notifyTraitObservers(previous)
    for subview in subviews where subview.ownStyle == .unspecified {
      subview.traitsChanged(from: subview.owner?.overridden(previous) ?? previous)
    }
  }
}
