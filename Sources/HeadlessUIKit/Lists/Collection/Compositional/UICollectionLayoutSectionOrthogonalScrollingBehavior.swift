/// The orthogonal scrolling of a section, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll: its groups follow each other along the layout.
  case none
  /// Scrolling stops at any offset.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by the visible length.
  case paging
  /// Scrolling moves by one group.
  case groupPaging
  /// Scrolling moves by one group, which is then centred.
  case groupPagingCentered
}
