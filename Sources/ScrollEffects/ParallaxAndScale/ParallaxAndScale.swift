public import UIKit

/// A header picture that grows when pulled and is cropped from below when scrolled away.
///
/// Options: `image` names the header's picture (`Coffee` by default).
public enum ParallaxAndScale: PublishedEffect {
  /// The name of the effect in scene files.
  public static let name = "parallax-and-scale"
  /// The variants: none, because the published code has no stages.
  public static let variants: [String] = []
  /// The description of the effect's picture, as one sentence without a full stop.
  public static let summary = "A header picture grows when pulled and is cropped when pushed"

  /// Creates the screen. Reads the option `image`; the variant has no effect.
  @MainActor public static func makeScreen(
    variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
  ) -> UIViewController {
    let image = options.text("image") ?? "Coffee"
    return switch behavior {
    case .faithful: ParallaxAndScaleController(image: image)
    case .corrected: CorrectedParallaxAndScaleController(image: image)
    }
  }
}
