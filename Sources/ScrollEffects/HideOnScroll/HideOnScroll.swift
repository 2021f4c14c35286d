public import UIKit

/// A bar that slides away as the offset grows and comes back as it shrinks.
///
/// Options: `content: collection` puts it over a collection view, `empty` (the default, as the
/// original) over 5000 points of nothing.
public enum HideOnScroll: PublishedEffect {
  /// What scenes write.
  public static let name = "hide-on-scroll"
  /// `guard` first: it is the default.
  public static let variants = ["guard", "naive", "clamp", "reactive", "combine", "corrected"]
  /// What the picture shows, as one sentence without a full stop.
  public static let summary = "A bar hides as the content scrolls and comes back"

  /// Reads `content`; an unknown variant counts as `guard`, and corrected behaviour overrides the
  /// variant.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let content = options.choice("content", of: HideOnScrollController.Content.self)
    let named = HidingBar.Variant(rawValue: variant ?? "") ?? .guard
    return HideOnScrollController(
      variant: behavior == .corrected ? .corrected : named, content: content ?? .empty)
  }
}
