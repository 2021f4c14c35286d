public import Foundation
public import Layers

/// What lies below the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// Where a background gets the colour that nobody set from.
  private enum Standard: Hashable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarHeader, sidebarCell
  }

  private let standard: Standard
  private var ownColor: UIColor?
  private var hasOwnColor = false
  private var isMarked = false
  /// In place of the standard background.
  public var customView: UIView?
  /// Nil is the colour of what it belongs to.
  public var backgroundColor: UIColor? {
    get { hasOwnColor ? ownColor : standardColor }
    set {
      ownColor = newValue
      hasOwnColor = true
    }
  }
  /// Applied to `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Under everything else.
  public var visualEffect: UIVisualEffect?
  /// Over the colour.
  public var image: UIImage?
  /// How the image fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// A line along the edges; nil is the tint colour.
  public var strokeColor: UIColor?
  /// Applied to `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; 0 is no line.
  public var strokeWidth: CGFloat = 0
  /// How far outside the edges the line is, in points.
  public var strokeOutset: CGFloat = 0
  /// How far inside it begins.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Along which the margins of the content are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private init(_ standard: Standard) { self.standard = standard }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Under a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }

  /// Under a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// Under a row of a list: a plain one.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Under a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }

  /// Under a header or footer of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }

  /// Under a header of a list: a plain one.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Under a footer of a list: a plain one.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Under a header of a sidebar: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }

  /// Under a row of a sidebar: nothing until it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebarCell() }

  /// Under a row of a sidebar beside others.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebarCell() }

  private static func sidebarCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.sidebarCell)
    result.cornerRadius = 10
    result.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return result
  }

  private var standardColor: UIColor? {
    switch standard {
    case .clear, .groupedHeader, .sidebarHeader: nil
    case .plainCell: isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeader: .systemBackground
    case .sidebarCell: isMarked ? .systemGray5 : nil
    }
  }

  /// Darker while the state is highlighted or selected; a colour of one's own stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    if let state = state as? UICellConfigurationState {
      result.isMarked = state.isHighlighted || state.isSelected
    } else if let state = state as? UIViewConfigurationState {
      result.isMarked = state.isHighlighted || state.isSelected
    }
    return result
  }

  /// The colour that is shown on what has a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (hasOwnColor ? tintColor : .clear)
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line on what has a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing)
  }
}
