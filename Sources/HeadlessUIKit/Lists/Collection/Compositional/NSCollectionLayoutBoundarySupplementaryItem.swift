public import Foundation

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or the corner where it lies.
  public let alignment: NSRectAlignment
  /// From there, in points.
  public let offset: CGPoint
  /// Whether it makes its own room outside the content; else it lies over it. Default true.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is there. Default false.
  open var pinToVisibleBounds = false

  /// Beyond the edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// So many points from there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}
