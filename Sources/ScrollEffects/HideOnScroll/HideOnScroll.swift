public import UIKit

/// A bar that slides away as the offset grows and returns as it shrinks.
///
/// Options: `content: collection` shows a collection view under the bar. `content: empty`, the
/// default and the original, shows 5000 empty points.
public enum HideOnScroll: PublishedEffect {
  /// The name of the effect in scene files.
  public static let name = "hide-on-scroll"
  /// The variants; the default, `guard`, is first.
  public static let variants = ["guard", "naive", "clamp", "reactive", "combine", "corrected"]
  /// The description of the effect's picture, as one sentence without a full stop.
  public static let summary = "A bar hides as the content scrolls and comes back"

  /// Creates the screen. Reads the option `content`. An unknown variant counts as `guard`, and
  /// corrected behaviour overrides the variant.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let content = options.choice("content", of: HideOnScrollController.Content.self)
    let named = HidingBar.Variant(rawValue: variant ?? "") ?? .guard
    return HideOnScrollController(
      variant: behavior == .corrected ? .corrected : named, content: content ?? .empty)
  }
}
