public import Foundation

/// The width or height of an element in a compositional layout: absolute, a fraction of the
/// container, or estimated until the element is measured.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: _Object {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction of the container, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init(_object: ())
  }

  /// Returns a fraction of the container's width, where 1 is the full width. Negative values and
  /// NaN count as 0.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height, where 1 is the full height. Negative values and
  /// NaN count as 0.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points. Negative values and NaN count as 0.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a length in points that is used until the element is visible and has been measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimated length, after which all items of the group get the length of the longest.
  public static func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is given in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is estimated, so that the element's own size replaces it.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether all items of the group get the length of the longest.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the length in a container, in points. For an estimate it is the known length, if there
  /// is one.
  func length(in container: CGSize, known: CGFloat? = nil) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width) * dimension
    case .fractionalHeight: max(0, container.height) * dimension
    case .absolute: dimension
    case .estimated, .uniform: known ?? dimension
    }
  }
}
