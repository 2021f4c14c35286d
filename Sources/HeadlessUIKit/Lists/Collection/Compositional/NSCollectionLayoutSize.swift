import Foundation
import ScrollPhysics

/// The size of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: _Object {
  /// Across.
  public let widthDimension: NSCollectionLayoutDimension
  /// Down.
  public let heightDimension: NSCollectionLayoutDimension

  /// Fractions are those of the container that the element lies in.
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

  /// How strongly the element's own size is drawn to the one it is given; nil where nothing is
  /// estimated.
  var fitting: FittingPriorities? {
    guard widthDimension.isEstimated || heightDimension.isEstimated else { return nil }
    return FittingPriorities(
      horizontal: widthDimension.isEstimated ? .fittingSizeLevel : .required,
      vertical: heightDimension.isEstimated ? .fittingSizeLevel : .required)
  }
}
