public import Foundation

/// A boundary supplementary item: a header, a footer or another view at an edge of a section or of
/// the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is placed.
  public let alignment: NSRectAlignment
  /// The offset from the edge or corner, in points.
  public let offset: CGPoint
  /// Whether the view takes its own space outside the content instead of covering it; true by
  /// default.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner, without an offset.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a view at an offset from an edge or corner, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}
