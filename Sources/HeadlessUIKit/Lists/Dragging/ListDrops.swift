import Foundation

/// The destinations to which an app animates the previews of dropped items.
@MainActor
final class ListDrops {
  enum Destination {
    /// The preview moves onto a row, which is hidden until the preview arrives.
    case row(IndexPath)
    /// The preview moves into a rectangle of a row, in the row's coordinates.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  struct Drop {
    let item: UIDragItem
    let destination: Destination
    let animator: DragAnimator
  }

  private(set) var all: [Drop] = []

  @discardableResult
  func add(_ item: UIDragItem, _ destination: Destination) -> any UIDragAnimating {
    let drop = Drop(item: item, destination: destination, animator: DragAnimator())
    all.append(drop)
    return drop.animator
  }
}
