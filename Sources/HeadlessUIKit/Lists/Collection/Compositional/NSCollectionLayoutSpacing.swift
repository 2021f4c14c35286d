public import Foundation

/// Room between or around the items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: _Object {
  /// In points; of a flexible one the least.
  public let spacing: CGFloat
  /// Whether it takes its share of what room is left.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
    super.init(_object: ())
  }

  /// As many points; NaN counts as 0.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// At least as many points, and its share of what room is left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether it takes no more than it says.
  public var isFixed: Bool { !isFlexible }
}
