/// The appearances that a bar, or an item in it, has for the bar's states; nil where none was set.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  /// While content is under the bar.
  var standard: Appearance?
  /// While the content's edge touches the bar.
  var scrollEdge: Appearance?
  /// `standard` in a compact height, as in landscape on a phone.
  var compact: Appearance?
  /// `scrollEdge` in a compact height.
  var compactScrollEdge: Appearance?

  /// Returns these appearances, and another set's where this one has none.
  func completed(by other: Self) -> Self {
    Self(
      standard: standard ?? other.standard, scrollEdge: scrollEdge ?? other.scrollEdge,
      compact: compact ?? other.compact,
      compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
  }

  /// The appearance while content is under the bar.
  func standard(isCompact: Bool) -> Appearance? {
    isCompact ? compact ?? standard : standard
  }

  /// The appearance while the content's edge touches the bar.
  func scrollEdge(isCompact: Bool) -> Appearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}
