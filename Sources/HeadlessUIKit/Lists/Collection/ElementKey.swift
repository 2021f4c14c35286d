import Foundation

/// The key of a collection view's element, which also determines the order of subviews.
///
/// Elements are ordered by section. Within a section decoration views are first, followed by
/// headers and items. Other supplementary views are last, ordered by kind.
struct ElementKey: Hashable, Comparable {
  let indexPath: IndexPath
  let category: UICollectionViewLayoutAttributes.ElementCategory
  /// The kind of a supplementary or decoration view; nil for cells.
  let kind: String?

  init(item indexPath: IndexPath) {
    self.indexPath = indexPath
    category = .cell
    kind = nil
  }

  init(supplementaryView kind: String, at indexPath: IndexPath) {
    self.indexPath = indexPath
    category = .supplementaryView
    self.kind = kind
  }

  init(decorationView kind: String, at indexPath: IndexPath) {
    self.indexPath = indexPath
    category = .decorationView
    self.kind = kind
  }

  /// Returns the key of this element at another index path.
  func moved(to indexPath: IndexPath) -> ElementKey {
    ElementKey(indexPath: indexPath, category: category, kind: kind)
  }

  private init(
    indexPath: IndexPath, category: UICollectionViewLayoutAttributes.ElementCategory, kind: String?
  ) {
    self.indexPath = indexPath
    self.category = category
    self.kind = kind
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    indexPath = attributes.indexPath
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
  }

  var isItem: Bool { category == .cell }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .supplementaryView: kind == UICollectionView.elementKindSectionHeader ? 1 : 3
    case .cell: 2
    }
  }

  static func < (a: ElementKey, b: ElementKey) -> Bool {
    (a.indexPath.section, a.rank, a.kind ?? "", a.indexPath.item)
      < (b.indexPath.section, b.rank, b.kind ?? "", b.indexPath.item)
  }
}
