import Foundation

/// What detents are resolved in.
@MainActor
final class SheetResolution: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// Half of the screen, without the safe area.
  let mediumValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumValue = medium
  }
}
