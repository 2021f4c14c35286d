extension UIView: TraitObserverStorage {
  /// The traits that this view and its descendants have instead of the inherited ones. Setting a
  /// trait notifies the view and the descendants that inherit it.
  public final var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set { ownTraitOverrides = (newValue as? TraitOverrides)?.traits }
  }

  /// Updates the traits before the next layout pass. Without effect: traits are always up to date.
  public func updateTraitsIfNeeded() {}

  /// The overrides of this view, and those of its controller and of the controller's parent, which
  /// the nearer ones replace.
  private var nearOverrides: UITraitCollection? {
    var found: [UITraitCollection] = []
    func add(_ style: UIUserInterfaceStyle) {
      if style != .unspecified { found.append(UITraitCollection(userInterfaceStyle: style)) }
    }
    if let owner {
      if let traits = owner.traitsOfParent { found.append(traits) }
      if let traits = owner.ownTraitOverrides { found.append(traits) }
      add(owner.overrideUserInterfaceStyle)
    }
    if let ownTraitOverrides { found.append(ownTraitOverrides) }
    add(overrideUserInterfaceStyle)
    return found.count < 2 ? found.first : UITraitCollection(traitsFrom: found)
  }

  /// The resulting traits: those of the screen and the scene, with the overrides of the ancestors
  /// and their controllers. Nearer overrides take precedence.
  var effectiveTraits: UITraitCollection {
    let traits = untintedTraits
    let tint = shownTintColor
    return tint === UIColor.systemBlue ? traits : traits.tinted(tint)
  }

  private var untintedTraits: UITraitCollection {
    var changing: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if current.nearOverrides != nil || current.limitsTextSize { changing.append(current) }
      view = current.superview
    }
    let outer = environment.sceneTraits
    guard !changing.isEmpty else { return outer }
    let traits = changing.reversed().reduce(outer) { $1.traits(inside: $0) }
    return traits.userInterfaceStyle == .unspecified
      ? traits.replacing(UITraitUserInterfaceStyle.self, value: outer.userInterfaceStyle) : traits
  }

  /// The limits of the text size of this view and of its superviews, innermost first, as text.
  var textSizeLimits: String {
    sequence(first: self, next: \.superview).filter(\.limitsTextSize).map { view in
      let names = [view.minimumContentSizeCategory, view.maximumContentSizeCategory].map {
        $0?.rawValue ?? "none"
      }
      return "\(type(of: view)): minimum \(names[0]), maximum \(names[1])"
    }.joined(separator: "\n")
  }

  private var limitsTextSize: Bool {
    minimumContentSizeCategory != nil || maximumContentSizeCategory != nil
  }

  /// Returns the traits of this view in a superview with the given ones: with its overrides, and a
  /// text size within its limits.
  private func traits(inside outer: UITraitCollection) -> UITraitCollection {
    let traits = nearOverrides.map { UITraitCollection(traitsFrom: [outer, $0]) } ?? outer
    guard limitsTextSize else { return traits }
    let given = traits.preferredContentSizeCategory
    var size = given
    if let largest = maximumContentSizeCategory, size > largest { size = largest }
    if let smallest = minimumContentSizeCategory, size < smallest { size = smallest }
    return size == given
      ? traits : traits.replacing(UITraitPreferredContentSizeCategory.self, value: size)
  }

  /// The layout direction in the traits: the nearest one that a view, a controller or its parent
  /// overrides, otherwise the screen's.
  var traitLayoutDirection: UIUserInterfaceLayoutDirection {
    var view: UIView? = self
    while let current = view {
      switch current.nearOverrides?.layoutDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      case .unspecified, nil: view = current.superview
      }
    }
    return environment.layoutDirection
  }

  /// Remembers the traits before an override is set on the view or its controller.
  func rememberTraits() { traitsBefore = traitCollection }

  /// Notifies of changed traits after an override was set.
  func notifyTraitChange() {
    if let traitsBefore { traitsChanged(from: traitsBefore) }
    traitsBefore = nil
  }

  /// Updates the view after its traits have changed: resolves colours, then notifies controllers
  /// and views from the top down.
  func traitsChanged(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    knownTraits = traitCollection
    resolveColors()
    if traitCollection.layoutDirection != previous.layoutDirection { readingDirectionChanged() }
    textTraitsChanged()
    owner?.callTraitMethods(previous)
    traitCollectionDidChange(previous)
    notifyTraitObservers(previous)
    for subview in subviews { subview.traitsChanged(from: subview.traits(inside: previous)) }
  }
}
