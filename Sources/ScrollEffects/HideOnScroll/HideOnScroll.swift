public import UIKit

/// A bar that slides away as the offset grows and comes back as it shrinks.
///
/// Options: `content: collection` puts it over a collection view, `empty` (the default, as the
/// original) over 5000 points of nothing.
public enum HideOnScroll: PublishedEffect {
  public static let name = "hide-on-scroll"
  public static let variants = ["guard", "naive", "clamp", "reactive", "combine", "corrected"]
  public static let summary = "A bar hides as the content scrolls and comes back"

  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let content = options.choice("content", of: HideOnScrollController.Content.self)
    let named = HidingBar.Variant(rawValue: variant ?? "") ?? .guard
    return HideOnScrollController(
      variant: behavior == .corrected ? .corrected : named, content: content ?? .empty)
  }
}
