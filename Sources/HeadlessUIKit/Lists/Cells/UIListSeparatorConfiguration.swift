import Foundation

/// The visibility, insets and colour of the separators above and below a list row.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator, with UIKit's raw values.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Placeholder insets that align the separator with the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// The visibility of the separator above the row. With `automatic`, only the first row of a
  /// grouped list shows one.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. With `automatic`, every row except the last of
  /// an inset group shows one.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the row.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the separators; `UIColor.separator` by default.
  public var color = UIColor.separator
  /// The colour of the separators while several rows are selected. Stored, but without effect.
  public var multipleSelectionColor = UIColor.separator
  /// A visual effect that replaces the colour; nil by default. Stored, but without effect.
  public var visualEffect: UIVisualEffect?

  /// Creates the default separator configuration for a list appearance; it is equal for all
  /// appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
