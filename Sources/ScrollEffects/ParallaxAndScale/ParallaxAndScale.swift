public import UIKit

/// A header picture that grows when pulled and is eaten from below when scrolled away.
///
/// Options: `image` names the header's picture (`Coffee`).
public enum ParallaxAndScale: PublishedEffect {
  /// What scenes write.
  public static let name = "parallax-and-scale"
  /// Empty: the published code has no stages.
  public static let variants: [String] = []
  /// What the picture shows, as one sentence without a full stop.
  public static let summary = "A header picture grows when pulled and is cropped when pushed"

  /// Reads `image`; the variant plays no part.
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
