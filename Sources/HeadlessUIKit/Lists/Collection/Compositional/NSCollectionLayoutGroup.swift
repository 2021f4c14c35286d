import Foundation
import ScrollPhysics

/// A group of items in a row or column, or at positions given by a closure. A group can be an item
/// of another group.
///
/// A group repeats its items as long as they fit, or as often as a count requires.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(ScrollAxis.Direction)
    /// A fixed number of items. If `divides` is true, they share the group's length and their own
    /// lengths are ignored.
    case counted(ScrollAxis.Direction, Int, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that the group repeats; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The supplementary views attached to the group.
  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The spacing between two items along the group's axis; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The supplementary views attached to the group; none by default.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  /// Returns a group whose items are side by side, as many as fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems)
  }

  /// Returns a group whose items are below each other, as many as fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems)
  }

  /// Returns a group of `count` items side by side, each taking an equal share of the group's
  /// width. The item's own width is ignored.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.horizontal, max(1, count), divides: true), [subitem])
  }

  /// Returns a group of `count` items below each other, each taking an equal share of the group's
  /// height. The item's own height is ignored.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.vertical, max(1, count), divides: true), [subitem])
  }

  /// Returns a group of `count` items side by side, each with its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.horizontal, max(1, count), divides: false), [subitem])
  }

  /// Returns a group of `count` items below each other, each with its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.vertical, max(1, count), divides: false), [subitem])
  }

  /// Returns a group whose items are placed by a closure, which is called once for all groups of a
  /// section.
  ///
  /// The container of the closure's environment has the size of the group.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// Returns a description of the group's structure, for debugging.
  open func visualDescription() -> String {
    let parts = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
    return switch arrangement {
    case .line(let axis): "\(axis)(\(parts.joined(separator: ", ")))"
    case .counted(let axis, let count, _): "\(axis)(\(count) × \(parts.joined()))"
    case .custom: "custom"
    }
  }

  override var hasEstimates: Bool { super.hasEstimates || subitems.contains(where: \.hasEstimates) }

  override var countDependsOnCells: Bool {
    switch arrangement {
    case .line(let axis):
      !layoutSize.dimension(axis).isEstimated
        && subitems.contains { $0.layoutSize.dimension(axis).isEstimated }
        || subitems.contains(where: \.countDependsOnCells)
    case .counted: subitems.contains(where: \.countDependsOnCells)
    case .custom: false
    }
  }
}

/// A closure that returns the positions of a custom group's items, relative to the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
