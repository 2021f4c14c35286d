public import Foundation

/// A length in a compositional layout: absolute, a share of the container's, or an estimate until the
/// element says its own.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: _Object {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// A share of the container, or points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init(_object: ())
  }

  /// A share of the container's width; 1 is all of it. Negative and NaN count as 0.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the container's height; 1 is all of it. Negative and NaN count as 0.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// In points. Negative and NaN count as 0.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// In points, until the element was seen and has said what it needs.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// As `estimated`; then all items of the group are as long as the longest of them.
  public static func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is given in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the element has the last word.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether all items of the group have the length of the longest.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// In points, in a container; what is estimated has the length that is known, if any.
  func length(in container: CGSize, known: CGFloat? = nil) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width) * dimension
    case .fractionalHeight: max(0, container.height) * dimension
    case .absolute: dimension
    case .estimated, .uniform: known ?? dimension
    }
  }
}
