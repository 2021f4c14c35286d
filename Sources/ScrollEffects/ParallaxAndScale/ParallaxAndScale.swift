public import UIKit

/// A header picture that grows when pulled and is eaten from below when scrolled away.
///
/// Options: `image` names the header's picture (`Coffee`).
public enum ParallaxAndScale: PublishedEffect {
  public static let name = "parallax-and-scale"
  public static let variants: [String] = []
  public static let summary = "A header picture grows when pulled and is cropped when pushed"

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
