import Foundation

/// A view behind a section that no data source knows of. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What the data source or the layout knows its views by.
  public let elementKind: String
  /// Nearer when larger. Default 0; at the same depth decorations lie below items.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// As large as the section with its headers, footers and insets; `contentInsets` make it smaller.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
