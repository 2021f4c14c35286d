public import UIKit

/// A table in a scroll view under a header whose menu sticks.
///
/// Options: `constant` is the table's height minus the screen's, −95 by default; the corrected
/// behaviour needs none. `image` names the header's picture (`Group` by default), `menu-image` the
/// menu's (`Menu`).
public enum StickyMenu: PublishedEffect {
  /// The name of the effect in scene files.
  public static let name = "sticky-menu"
  /// The variants; the default, which is the repository's code, is first.
  public static let variants = ["repo", "article", "noguard", "corrected"]
  /// The description of the effect's picture, as one sentence without a full stop.
  public static let summary = "A header scrolls away, its menu sticks, the table scrolls on"

  /// Creates the screen. Reads the options `constant` (in points), `image` and `menu-image`. An
  /// unknown variant counts as `repo`, and corrected behaviour overrides the variant.
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
