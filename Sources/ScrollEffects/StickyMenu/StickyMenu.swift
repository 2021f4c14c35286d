public import UIKit

/// A table in a scroll view under a header whose menu sticks.
///
/// Options: `constant` is the table's height against the screen's, −95 unless told otherwise;
/// corrected needs none. `image` names the header's picture (`Group`), `menu-image` the menu's (`Menu`).
public enum StickyMenu: PublishedEffect {
  /// What scenes write.
  public static let name = "sticky-menu"
  /// The repository's code first: it is the default.
  public static let variants = ["repo", "article", "noguard", "corrected"]
  /// What the picture shows, as one sentence without a full stop.
  public static let summary = "A header scrolls away, its menu sticks, the table scrolls on"

  /// Reads `constant`, in points, `image` and `menu-image`; an unknown variant counts as `repo`, and corrected behaviour
  /// overrides the variant.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let constant = options.number("constant", within: nil)
    let pictures = (
      header: options.text("image") ?? "Group", menu: options.text("menu-image") ?? "Menu"
    )
    let variant = NestedScrollCoordinator.Variant(rawValue: variant ?? "") ?? .repo
    if behavior == .corrected || variant == .corrected {
      return CorrectedStickyMenuController(constant: constant, pictures: pictures)
    }
    return StickyMenuController(variant: variant, constant: constant ?? -95, pictures: pictures)
  }
}
