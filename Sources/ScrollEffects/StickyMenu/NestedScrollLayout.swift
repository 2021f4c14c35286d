public import Foundation
public import UIKit

/// The layout of the sticky nested scroll, for ``NestedScrollCoordinator``.
///
/// The parent fills the safe area. Its content is a header of 300 points (a picture of 225 and a
/// menu of 75) and the table. The menu sticks at the correct position only if the parent's range is
/// the picture's height, that is, if the table is as high as the parent minus the menu.
public struct NestedScrollLayout: Hashable, Sendable {
  /// The rule for the table's height.
  public enum TableHeight: Hashable, Sendable {
    /// The article's constraint, `view.height + constant`. The constant was -75 at first, then -95.
    /// The latter is correct on an iPhone 8 (menu and status bar), but 58 points wrong on an iPhone
    /// X, which needs -153.
    case viewHeight(plus: CGFloat)
    /// The corrected rule: the parent's height minus the menu's, which is correct on every device.
    case parentHeightLessMenu
  }

  /// The frames of the parts, in the view's coordinates.
  public struct Geometry: Hashable, Sendable {
    /// The frame of the picture at the top of the parent's content; not clipped.
    public var image: CGRect
    /// The frame of the menu below the picture. It is not clipped, so it can be beyond the parent's
    /// top.
    public var menu: CGRect
    /// The frame of the table below the menu; not clipped to the parent.
    public var table: CGRect
    /// The vertical position of the first row.
    public var firstRowTop: CGFloat
    /// The height of the menu's part above the parent's top.
    public var hiddenMenuHeight: CGFloat
  }

  /// The height of the header's picture, in points.
  public static let imageHeight: CGFloat = 225
  /// The height of the header's menu, in points.
  public static let menuHeight: CGFloat = 75
  /// The height of each table row, in points.
  public static let rowHeight: CGFloat = 44

  /// The frame of the parent scroll view, which is the safe area.
  public let parent: CGRect
  /// The height of the table in points, at least 0.
  public let tableHeight: CGFloat
  /// The number of table rows; not checked. With zero or fewer, the table cannot scroll.
  public let rowCount: Int

  /// Creates a layout. A negative height of the table or the parent counts as 0.
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

  /// The height of picture and menu, 300 points.
  public var headerHeight: CGFloat { Self.imageHeight + Self.menuHeight }
  /// The parent's maximum offset, at least 0, for ``NestedScrollCoordinator``.
  public var parentMaximum: CGFloat { max(0, headerHeight + tableHeight - parent.height) }
  /// The table's maximum offset, at least 0.
  public var childMaximum: CGFloat { max(0, CGFloat(rowCount) * Self.rowHeight - tableHeight) }

  /// Returns the frames for any offsets, also beyond the ends.
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
