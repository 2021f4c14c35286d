/// How a section scrolls across the layout; raw values as UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow each other along the layout.
  case none
  /// Comes to rest anywhere.
  case continuous
  /// Comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// By as much as is seen.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which is then in the middle.
  case groupPagingCentered
}
