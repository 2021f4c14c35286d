import Foundation

/// A bar with a look that appearances and older properties describe, over content that may scroll
/// under it.
@MainActor
protocol StyledBar: UIView {
  associatedtype Appearance: UIBarAppearance

  var isTranslucent: Bool { get set }
  var barTintColor: UIColor? { get set }
  var barStyle: UIBarStyle { get set }

  var look: BarLook<Appearance> { get set }
  /// The appearances of the item in the bar.
  var itemAppearances: BarAppearances<Appearance> { get }
  /// The appearance while none was set.
  var legacyAppearance: Appearance { get }
  var background: BarBackground { get }
  /// How far content is under the bar, from 0, where the content's edge touches it, to 1; nil for a
  /// bar that follows no content.
  var edgeDistance: CGFloat? { get }
  /// Shows a changed look.
  func lookChanged()
}

extension StyledBar {
  var itemAppearances: BarAppearances<Appearance> { BarAppearances() }

  /// Whether there is little height, as in landscape on a phone.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the content's edge touches the bar: up to what adding distances leaves of none.
  var isAtEdge: Bool { edgeDistance.map { $0 <= 1e-6 } ?? false }

  private var appearances: BarAppearances<Appearance> {
    itemAppearances.completed(by: look.appearances)
  }

  /// The look while content is under the bar.
  var scrolledLook: Appearance { appearances.standard(isCompact: isCompact) ?? legacyAppearance }

  /// The look that was set for where the content's edge touches the bar; nil if none was.
  private var edgeLook: Appearance? { appearances.scrollEdge(isCompact: isCompact) }

  /// The look of the bar's content now.
  var shownLook: Appearance { isAtEdge ? edgeLook ?? scrolledLook : scrolledLook }

  /// With an appearance for the edge, the background is that one or the standard one. Without, the
  /// standard background comes in with the distance; that of a bar with only older properties is the
  /// same wherever the content is.
  func showBackground() {
    let strength = min(max(edgeDistance ?? 1, 0), 1)
    let isSteady = edgeLook != nil || look.isLegacy && appearances.standard == nil
    background.show(shownLook, strength: isSteady ? 1 : strength)
  }

  // MARK: Changes

  /// Sets a property that bars had before iOS 13.
  func setLegacy<Value, Bar: _Object>(
    _ part: WritableKeyPath<BarLook<Appearance>, Value>, _ value: Value,
    _ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Bar, Value>
  ) {
    changeLegacy { $0[keyPath: part] = value }
    mark(property, path)
  }

  /// Changes what bars had before iOS 13.
  func changeLegacy(_ change: (inout BarLook<Appearance>) -> Void) {
    change(&look)
    look.isLegacy = true
    lookChanged()
    superview?.setNeedsLayout()
  }

  /// Sets an appearance of the bar's own, and shows the changes that are made to it from then on.
  func setAppearance<Value, Bar: _Object>(
    _ state: WritableKeyPath<BarAppearances<Appearance>, Appearance?>, _ appearance: Appearance?,
    _ property: AppearanceProperty, _ path: ReferenceWritableKeyPath<Bar, Value>
  ) {
    adopt(appearance)
    look.appearances[keyPath: state] = appearance
    lookChanged()
    mark(property, path)
  }

  /// The bar's own standard appearance, the default one if none was set: an app changes it in place.
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
