import Foundation

extension NSCollectionLayoutSection {
  /// Rows below each other, as high as their cells need. Without headers of the data source's, the
  /// section's own insets hold.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func full(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = full(UITableView.standardRowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let (side, group) = (configuration.sideInset, configuration.groupInset)
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : configuration.headerTopPadding ?? group, leading: side,
      bottom: hasFooter ? 0 : group, trailing: side)
    let isPinned = configuration.appearance == .plain
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: full(UITableView.standardHeaderHeight),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: full(UITableView.standardHeaderHeight),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// All sections as lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
