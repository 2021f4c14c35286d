import Foundation

/// Where an app has the pictures of dropped items go.
@MainActor
final class ListDrops {
  enum Goal {
    /// The row becomes seen when the picture is there.
    case row(IndexPath)
    /// Into a rectangle of a row, in its coordinates.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  struct Drop {
    let item: UIDragItem
    let goal: Goal
    let animator: DragAnimator
  }

  private(set) var all: [Drop] = []

  @discardableResult
  func add(_ item: UIDragItem, _ goal: Goal) -> any UIDragAnimating {
    let drop = Drop(item: item, goal: goal, animator: DragAnimator())
    all.append(drop)
    return drop.animator
  }
}
