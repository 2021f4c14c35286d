public import Foundation
public import Layers

/// The background of a button or a cell, behind its content.
public struct UIBackgroundConfiguration: Hashable {
  /// The kind of background, which decides the colour if none was set.
  private enum Standard: Hashable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader, sidebarHeader, sidebarCell
  }

  private let standard: Standard
  private var ownColor: UIColor?
  private var hasOwnColor = false
  /// Whether the view is highlighted or selected, which changes the standard colours.
  var isMarked = false
  /// A view shown instead of the standard background.
  public var customView: UIView?
  /// The background colour. Setting nil means the tint colour of the view; until it is set, the
  /// colour is that of the kind of background.
  public var backgroundColor: UIColor? {
    get { hasOwnColor ? ownColor : standardColor }
    set {
      ownColor = newValue
      hasOwnColor = true
    }
  }
  /// A function applied to `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A visual effect behind everything else.
  public var visualEffect: UIVisualEffect?
  /// An image over the colour.
  public var image: UIImage?
  /// The way the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the stroke along the edges; nil is the tint colour.
  public var strokeColor: UIColor?
  /// A function applied to `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points; 0 draws no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the edges, in points.
  public var strokeOutset: CGFloat = 0
  /// The distance of the background inside the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges where the layout margins of the content are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  private init(_ standard: Standard) { self.standard = standard }

  /// Returns an empty, transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }

  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }

  /// Returns the background of a list row: here that of a plain list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }

  /// Returns the background of a header or footer in a grouped list, which is transparent.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }

  /// Returns the background of a list header: here that of a plain list.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a list footer: here that of a plain list.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a sidebar header, which is transparent.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }

  /// Returns the background of a sidebar row, which is transparent until the row is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebarCell() }

  /// Returns the background of a row in a sidebar that is shown next to other columns.
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

  /// Returns the background colour to show on a view with the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (hasOwnColor ? tintColor : .clear)
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke colour to show on a view with the given tint colour.
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
