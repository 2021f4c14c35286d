import Foundation

/// Where the parts of one group lie, from the group's upper left corner.
@MainActor
struct GroupSolution {
  /// One item of the data source.
  struct Item {
    /// From the first one of the group on.
    let offset: Int
    var frame: CGRect
    let zIndex: Int
    let fitting: FittingPriorities?
  }

  /// A view that hangs on an item or on a group.
  struct Badge {
    /// The item it belongs to, from the first one of the group on.
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
