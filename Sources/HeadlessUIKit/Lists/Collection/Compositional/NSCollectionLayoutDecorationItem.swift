import Foundation

/// A decoration view behind a section, for which the data source is not asked. Its class is
/// registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind with which the view's class is registered.
  public let elementKind: String
  /// The z-index of the view; 0 by default. Larger values are in front. With equal values
  /// decoration views are behind items.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a background as large as the section with its headers, footers and insets, reduced by
  /// `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
