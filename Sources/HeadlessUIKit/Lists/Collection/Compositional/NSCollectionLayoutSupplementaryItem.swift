import Foundation

/// A supplementary view attached to an item, a group or a section, for example a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind with which the data source or the layout identifies the view.
  public let elementKind: String
  /// The anchor in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view that is aligned with the container's; nil uses the edges of
  /// `containerAnchor`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index of the view; 1 by default, which is in front of items.
  open var zIndex = 1

  /// Creates a supplementary view inside its container, at the edges of the anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary view whose own anchor is aligned with that of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view for a container's frame.
  final func frame(in container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let anchor = NSCollectionLayoutAnchor.point(containerAnchor.edges, of: container)
    let own = NSCollectionLayoutAnchor.point(
      (itemAnchor ?? containerAnchor).edges, of: CGRect(origin: .zero, size: size))
    let (offset, back) = (
      containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero
    )
    return CGRect(
      origin: CGPoint(
        x: anchor.x - own.x + offset.x - back.x, y: anchor.y - own.y + offset.y - back.y),
      size: size)
  }
}
