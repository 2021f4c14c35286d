import Foundation

/// The positions of the parts of one group, relative to its top-left corner.
@MainActor
struct GroupSolution {
  /// The position of one item of the data source.
  struct Item {
    /// The index of the item within the group.
    let offset: Int
    var frame: CGRect
    let zIndex: Int
    let fitting: FittingPriorities?
  }

  /// The position of a supplementary view attached to an item or a group.
  struct Badge {
    /// The index within the group of the item to which the view belongs.
    let offset: Int
    var frame: CGRect
    let item: NSCollectionLayoutSupplementaryItem
  }

  var size: CGSize
  var items: [Item] = []
  var badges: [Badge] = []

  mutating func add(_ part: GroupSolution, at origin: CGPoint) {
    for item in part.items {
      var moved = item
      moved.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(moved)
    }
    for badge in part.badges {
      var moved = badge
      moved.frame = badge.frame.offsetBy(dx: origin.x, dy: origin.y)
      badges.append(moved)
    }
  }
}
