import Foundation

/// The lines at the edges of a list's row.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there; raw values as UIKit's.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Insets that stand for where the row's text begins.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// Automatic: none, but over the first row of a grouped list.
  public var topSeparatorVisibility = Visibility.automatic
  /// Automatic: there, but not under the last row of an inset group.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far inside the line above begins and ends.
  public var topSeparatorInsets = automaticInsets
  /// How far inside the line below begins and ends.
  public var bottomSeparatorInsets = automaticInsets
  /// Of the lines, or of the text.
  public var color = UIColor.separator
  /// While rows of several are selected.
  public var multipleSelectionColor = UIColor.separator
  /// In place of the colour; nil is none.
  public var visualEffect: UIVisualEffect?

  /// As the appearance has it.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
