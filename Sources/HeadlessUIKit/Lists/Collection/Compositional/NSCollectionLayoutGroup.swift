import Foundation
import ScrollPhysics

/// Items one beside or below the other, or where a closure puts them. Groups are items of groups.
///
/// A group repeats its items for as long as they fit, or as often as a count says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(ScrollAxis.Direction)
    /// `divides`: the items share the group's length, whatever their own.
    case counted(ScrollAxis.Direction, Int, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// What it repeats; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Views that hang on the group.
  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// Between two items along the group's axis; nil is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Views that hang on the group; empty until set.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  /// Beside each other, for as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems)
  }

  /// Below each other, for as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems)
  }

  /// `count` beside each other, which share the group's width: the item's own is not used.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.horizontal, max(1, count), divides: true), [subitem])
  }

  /// `count` below each other, which share the group's height: the item's own is not used.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.vertical, max(1, count), divides: true), [subitem])
  }

  /// `count` beside each other, each of its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.horizontal, max(1, count), divides: false), [subitem])
  }

  /// `count` below each other, each of its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .counted(.vertical, max(1, count), divides: false), [subitem])
  }

  /// Where the closure puts them; it is asked once for all groups of a section, with the group's size
  /// as the environment's container.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The group's makeup in words, for looking at while debugging.
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

/// The places of a custom group's items, in the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
