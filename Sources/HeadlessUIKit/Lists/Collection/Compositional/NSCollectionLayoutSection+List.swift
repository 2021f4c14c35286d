import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section of self-sizing rows in the style of a list.
  ///
  /// If the section has a supplementary header, its top inset is 0. With a supplementary footer the
  /// bottom inset is 0.
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
  /// Returns a layout in which every section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
