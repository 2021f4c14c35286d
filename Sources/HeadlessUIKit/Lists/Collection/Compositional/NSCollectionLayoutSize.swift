import Foundation
import ScrollPhysics

/// The size of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: _Object {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size. Fractions refer to the container of the element.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init(_object: ())
  }

  func dimension(_ axis: ScrollAxis.Direction) -> NSCollectionLayoutDimension {
    axis == .vertical ? heightDimension : widthDimension
  }

  func size(in container: CGSize, known: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, known: known?.width),
      height: heightDimension.length(in: container, known: known?.height))
  }

  /// The fitting priorities of a self-sizing element; nil if no dimension is estimated.
  var fitting: FittingPriorities? {
    guard widthDimension.isEstimated || heightDimension.isEstimated else { return nil }
    return FittingPriorities(
      horizontal: widthDimension.isEstimated ? .fittingSizeLevel : .required,
      vertical: heightDimension.isEstimated ? .fittingSizeLevel : .required)
  }
}
