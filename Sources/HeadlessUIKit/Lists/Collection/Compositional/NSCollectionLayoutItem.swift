import Foundation
import ScrollPhysics

/// The size of an item in a group, with its insets and spacing.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _Object {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  private let givenSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets by which the item is smaller than its size. Insets along an estimated dimension are
  /// ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item, in addition to the spacing of its group.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    givenSupplementaryItems = supplementaryItems
    super.init(_object: ())
  }

  /// The supplementary views attached to each of these items.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { givenSupplementaryItems }

  /// The content insets, without those along an estimated dimension.
  final var effectiveInsets: UIEdgeInsets {
    let (width, height) = (layoutSize.widthDimension, layoutSize.heightDimension)
    return UIEdgeInsets(
      top: height.isEstimated ? 0 : contentInsets.top,
      left: width.isEstimated ? 0 : contentInsets.leading,
      bottom: height.isEstimated ? 0 : contentInsets.bottom,
      right: width.isEstimated ? 0 : contentInsets.trailing)
  }

  /// Whether the size of the item, or of anything inside it, depends on the sizes of cells.
  var hasEstimates: Bool {
    layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated
  }

  /// Whether the number of items inside depends on the sizes of cells.
  var countDependsOnCells: Bool { false }
}
