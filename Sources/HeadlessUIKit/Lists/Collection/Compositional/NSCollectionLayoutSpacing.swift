public import Foundation

/// The spacing between or around the items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: _Object {
  /// The spacing in points; the minimum if the spacing is flexible.
  public let spacing: CGFloat
  /// Whether the spacing grows into free space.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
    super.init(_object: ())
  }

  /// Returns a fixed spacing in points; NaN counts as 0.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a spacing of at least the given points, which shares the free space with other
  /// flexible spacings.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether the spacing does not grow into free space.
  public var isFixed: Bool { !isFlexible }
}
