import Foundation

/// A bar whose look is described by appearances and by older properties. Content may scroll under
/// it.
@preconcurrency @MainActor
protocol StyledBar: UIView {
  associatedtype Appearance: UIBarAppearance

  var isTranslucent: Bool { get set }
  var barTintColor: UIColor? { get set }
  var barStyle: UIBarStyle { get set }

  var look: BarLook<Appearance> { get set }
  /// The appearances of the item in the bar.
  var itemAppearances: BarAppearances<Appearance> { get }
  /// The appearance that the bar uses while none is set.
  var legacyAppearance: Appearance { get }
  var background: BarBackground { get }
  /// The distance that content has moved under the bar: 0 while the content's edge touches the bar,
  /// at most 1. Nil for a bar that follows no content.
  var edgeDistance: CGFloat? { get }
  /// Shows the changed look.
  func lookChanged()
}

extension StyledBar {
  var itemAppearances: BarAppearances<Appearance> { BarAppearances() }

  /// Whether the bar's vertical size class is compact, as on a phone in landscape.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the content's edge touches the bar, within a rounding error.
  var isAtEdge: Bool {
    let noise: CGFloat = 1e-6
    return edgeDistance.map { $0 <= noise } ?? false
  }

  private var appearances: BarAppearances<Appearance> {
    itemAppearances.completed(by: look.appearances)
  }

  /// The look while content is under the bar.
  var scrolledLook: Appearance { appearances.standard(isCompact: isCompact) ?? legacyAppearance }

  /// The appearance set for content whose edge touches the bar; nil if none was set.
  private var edgeLook: Appearance? { appearances.scrollEdge(isCompact: isCompact) }

  /// The look of the bar's content now.
  var shownLook: Appearance { isAtEdge ? edgeLook ?? scrolledLook : scrolledLook }

  /// Shows the background of the current look in a rectangle of the bar.
  ///
  /// An appearance set for the scroll edge has its background at full strength, and so has a bar
  /// with only older properties. Otherwise the standard background fades in with `edgeDistance`.
  func showBackground(in frame: CGRect) {
    let strength = min(max(edgeDistance ?? 1, 0), 1)
    let isSteady = edgeLook != nil || look.isLegacy && appearances.standard == nil
    background.show(shownLook, strength: isSteady ? 1 : strength)
    background.frame = frame
  }

  // MARK: Changes

  /// Sets a property from before iOS 13.
  func setLegacy<Value, Bar: _Object>(
    _ part: WritableKeyPath<BarLook<Appearance>, Value>, _ value: Value,
    _ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Bar, Value>
  ) {
    changeLegacy { $0[keyPath: part] = value }
    mark(property, path)
  }

  /// Changes properties from before iOS 13.
  func changeLegacy(_ change: (inout BarLook<Appearance>) -> Void) {
    change(&look)
    look.isLegacy = true
    lookChanged()
    superview?.setNeedsLayout()
  }

  /// Sets one of the bar's appearances, and shows later changes to it.
  func setAppearance<Value, Bar: _Object>(
    _ state: WritableKeyPath<BarAppearances<Appearance>, Appearance?>, _ appearance: Appearance?,
    _ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Bar, Value>
  ) {
    adopt(appearance)
    look.appearances[keyPath: state] = appearance
    lookChanged()
    mark(property, path)
  }

  /// Returns the bar's standard appearance. If none was set, stores and returns the default one,
  /// which the app may change in place.
  func adoptedStandardAppearance() -> Appearance {
    if let own = look.appearances.standard { return own }
    let appearance = Appearance()
    adopt(appearance)
    look.appearances.standard = appearance
    return appearance
  }

  private func adopt(_ appearance: Appearance?) {
    appearance?.changed = { [weak self] in self?.lookChanged() }
  }
}
