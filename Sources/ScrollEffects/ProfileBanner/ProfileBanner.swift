public import UIKit

/// A thumbnail that slides into a banner as the avatar scrolls under it.
///
/// Options: `insets: ios10` includes the bars' height in `contentInset`, `ios11` in
/// `adjustedContentInset`. `long-name: true` shows the overflow of a long name.
public enum ProfileBanner: PublishedEffect {
  /// The name of the effect in scene files.
  public static let name = "profile-banner"
  /// The variants; the default, which is the finished banner, is first.
  public static let variants = ["final", "labels", "static"]
  /// The description of the effect's picture, as one sentence without a full stop.
  public static let summary = "A thumbnail slides into a banner as the avatar leaves"

  /// Creates the screen, as the root of a navigation controller. Reads the options `insets` and
  /// `long-name`. An unknown variant counts as `final`.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let controller = ProfileBannerController(
      variant: SlidingThumbnail.Variant(rawValue: variant ?? "") ?? .final, behavior: behavior,
      insets: options.choice("insets", of: ProfileBannerController.Insets.self) ?? .ios10,
      hasLongName: options.flag("long-name") ?? false)
    controller.title = "Profile"
    let navigation = UINavigationController(rootViewController: controller)
    // The bar had this translucency at any content offset when the article was written.
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = nil
    appearance.backgroundColor = UIColor(white: 0.97, alpha: 0.94)
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }
}
