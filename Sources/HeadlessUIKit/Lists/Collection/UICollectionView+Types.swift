import Foundation

extension UICollectionView {
  /// The axis along which a layout scrolls, with UIKit's raw values.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The position of an item on the screen after scrolling to it.
  ///
  /// Without a position for an axis, the collection view scrolls only as far as needed to show the
  /// item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the positions in the set.
    public let rawValue: UInt

    /// Creates a set from raw bits. If several positions of one axis are set, the first of start,
    /// centre and end is used.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top edge is at the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom edge is at the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge is at the left of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge is at the right of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The speed with which items make room for a dragged item, with UIKit's raw values.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    /// The time for which a finger must stay at a place before items make room there, in seconds.
    ///
    /// Apple only speaks of a "slight delay" and a "delay"; the numbers are those of this model.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.2
      case .slow: 0.5
      }
    }
  }

  /// The conditions under which visible cells are measured again, shared with `UITableView`.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
}
