/// The appearances of a bar, or of an item in it, for the bar's states. Nil means that none is set.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  /// The appearance while content is under the bar.
  var standard: Appearance?
  /// The appearance while the content's edge touches the bar.
  var scrollEdge: Appearance?
  /// The appearance in place of `standard` in a compact height, as on a phone in landscape.
  var compact: Appearance?
  /// The appearance in place of `scrollEdge` in a compact height.
  var compactScrollEdge: Appearance?

  /// Returns these appearances, with missing ones taken from another set.
  func completed(by other: Self) -> Self {
    Self(
      standard: standard ?? other.standard, scrollEdge: scrollEdge ?? other.scrollEdge,
      compact: compact ?? other.compact,
      compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
  }

  /// Returns the appearance while content is under the bar.
  func standard(isCompact: Bool) -> Appearance? {
    isCompact ? compact ?? standard : standard
  }

  /// Returns the appearance while the content's edge touches the bar.
  func scrollEdge(isCompact: Bool) -> Appearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}
