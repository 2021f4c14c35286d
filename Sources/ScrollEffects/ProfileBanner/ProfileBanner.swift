public import UIKit

/// A thumbnail that slides into a banner as the avatar scrolls under it.
///
/// Options: `insets: ios10` puts the bars' height into `contentInset`, `ios11` into
/// `adjustedContentInset`; `long-name: true` shows the overflow.
public enum ProfileBanner: PublishedEffect {
  /// What scenes write.
  public static let name = "profile-banner"
  /// The finished banner first: it is the default.
  public static let variants = ["final", "labels", "static"]
  /// What the picture shows, as one sentence without a full stop.
  public static let summary = "A thumbnail slides into a banner as the avatar leaves"

  /// Reads `insets` and `long-name`; an unknown variant counts as `final`. The screen is the root
  /// of a navigation controller.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let controller = ProfileBannerController(
      variant: SlidingThumbnail.Variant(rawValue: variant ?? "") ?? .final, behavior: behavior,
      insets: options.choice("insets", of: ProfileBannerController.Insets.self) ?? .ios10,
      hasLongName: options.flag("long-name") ?? false)
    controller.title = "Profile"
    let navigation = UINavigationController(rootViewController: controller)
    // The bar of the article's time: it lets the same through wherever the content stands.
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = nil
    appearance.backgroundColor = UIColor(white: 0.97, alpha: 0.94)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }
}
