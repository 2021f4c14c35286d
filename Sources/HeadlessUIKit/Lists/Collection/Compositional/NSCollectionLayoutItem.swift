import Foundation
import ScrollPhysics

/// The size of one of a group's elements and the room around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _Object {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  private let givenSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Taken from the item's size on all sides, where that is not estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Around the item, beside its group's spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// With views that hang on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    givenSupplementaryItems = supplementaryItems
    super.init(_object: ())
  }

  /// Views that hang on each such item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { givenSupplementaryItems }

  /// Without those along an axis whose length is estimated.
  final var effectiveInsets: UIEdgeInsets {
    let (width, height) = (layoutSize.widthDimension, layoutSize.heightDimension)
    return UIEdgeInsets(
      top: height.isEstimated ? 0 : contentInsets.top,
      left: width.isEstimated ? 0 : contentInsets.leading,
      bottom: height.isEstimated ? 0 : contentInsets.bottom,
      right: width.isEstimated ? 0 : contentInsets.trailing)
  }

  /// Whether a cell's own size has a say in the item or in anything inside it.
  var hasEstimates: Bool {
    layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated
  }

  /// Whether how many items it holds depends on the sizes of cells.
  var countDependsOnCells: Bool { false }
}
