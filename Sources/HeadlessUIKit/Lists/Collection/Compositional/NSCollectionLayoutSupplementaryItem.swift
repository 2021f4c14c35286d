import Foundation

/// A view that hangs on an item, a group or a section, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the data source or the layout knows its views by.
  public let elementKind: String
  /// Where in the container it hangs.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which place of its own lies there; nil is the one that `containerAnchor` names.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Nearer when larger. Default 1: above the items.
  open var zIndex = 1

  /// Lies inside its container, at the anchor's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Its own anchor lies at the container's.
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

  /// Its place beside a container's.
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
