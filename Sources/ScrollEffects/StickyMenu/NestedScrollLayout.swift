public import Foundation
public import UIKit

/// Where the parts of the sticky nested scroll lie, for ``NestedScrollCoordinator``.
///
/// The parent fills the safe area; its content is a header of 300 points (a picture of 225 and a menu
/// of 75) and the table. The menu sticks where it should only if the parent's range is the
/// picture's height, that is, if the table is as high as the parent less the menu.
public struct NestedScrollLayout: Hashable, Sendable {
  /// How high the table is.
  public enum TableHeight: Hashable, Sendable {
    /// The article's constraint, `view.height + constant`. -75 at first, then -95, which is right
    /// on an iPhone 8 (menu and status bar) and 58 points wrong on an iPhone X, where it takes -153.
    case viewHeight(plus: CGFloat)
    /// Corrected: the parent's height less the menu's, right on every device.
    case parentHeightLessMenu
  }

  /// Frames in the view's coordinates.
  public struct Geometry: Hashable, Sendable {
    /// At the top of the parent's content; not clipped.
    public var image: CGRect
    /// Below the picture; not clipped, it slides out of the parent at the top.
    public var menu: CGRect
    /// Below the menu; not clipped to the parent.
    public var table: CGRect
    /// Top of the first row.
    public var firstRowTop: CGFloat
    /// Height of the menu that has slid out of the parent at the top.
    public var hiddenMenuHeight: CGFloat
  }

  /// Height of the header's picture, in points.
  public static let imageHeight: CGFloat = 225
  /// Height of the header's menu, in points.
  public static let menuHeight: CGFloat = 75
  /// Height of each of the table's rows, in points.
  public static let rowHeight: CGFloat = 44

  /// The parent scroll view, which is the safe area.
  public let parent: CGRect
  /// In points, at least 0.
  public let tableHeight: CGFloat
  /// Rows of the table, not checked; with none or fewer the table has no range.
  public let rowCount: Int

  /// A negative height, of the table or the parent, counts as 0.
  public init(
    viewSize: CGSize, safeAreaInsets: UIEdgeInsets, tableHeight: TableHeight, rowCount: Int = 32
  ) {
    parent = CGRect(
      x: 0, y: safeAreaInsets.top, width: viewSize.width,
      height: max(0, viewSize.height - safeAreaInsets.top - safeAreaInsets.bottom))
    let height =
      switch tableHeight {
      case .viewHeight(let constant): viewSize.height + constant
      case .parentHeightLessMenu: parent.height - Self.menuHeight
      }
    self.tableHeight = max(0, height)
    self.rowCount = rowCount
  }

  /// Picture and menu, 300 points.
  public var headerHeight: CGFloat { Self.imageHeight + Self.menuHeight }
  /// The parent's largest offset, at least 0: what ``NestedScrollCoordinator`` takes.
  public var parentMaximum: CGFloat { max(0, headerHeight + tableHeight - parent.height) }
  /// The table's largest offset, at least 0.
  public var childMaximum: CGFloat { max(0, CGFloat(rowCount) * Self.rowHeight - tableHeight) }

  /// Takes any offsets, also those beyond the ends.
  public func geometry(_ offsets: NestedScrollCoordinator.Offsets) -> Geometry {
    let top = parent.minY - offsets.parent
    let frame = { (y: CGFloat, height: CGFloat) in
      CGRect(x: 0, y: y, width: parent.width, height: height)
    }
    let menu = frame(top + Self.imageHeight, Self.menuHeight)
    let table = frame(top + headerHeight, tableHeight)
    return Geometry(
      image: frame(top, Self.imageHeight), menu: menu, table: table,
      firstRowTop: table.minY - offsets.child,
      hiddenMenuHeight: min(max(0, parent.minY - menu.minY), Self.menuHeight))
  }
}
