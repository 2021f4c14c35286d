#if canImport(ConstraintDSL)
  public import UIKit

  /// A picture above a long text that stretches when pulled, in the six steps of its article and a
  /// variant that the article mentions in parentheses.
  ///
  /// Options: `image` names the picture (`Header` by default). `text-height` gives the text a fixed
  /// height, for results that do not depend on a font.
  public enum StretchyLayout: PublishedEffect {
    /// The name of the effect in scene files.
    public static let name = "stretchy-layout"
    /// The variants; the default, which is the finished effect, is first.
    public static let variants =
      [StretchyHeader.Variant.step6.rawValue]
      + StretchyHeader.Variant.allCases.filter { $0 != .step6 }.map(\.rawValue)
    /// The description of the effect's picture, as one sentence without a full stop.
    public static let summary =
      "A picture above a text stretches when pulled; the status bar hides when the text reaches it"

    /// Creates the screen. Reads the options `image` and `text-height` (0…100,000 points; the font
    /// decides without it). An unknown variant counts as `step-6`.
    @MainActor public static func makeScreen(
      variant: String?, behavior: EffectBehavior, options: inout some EffectOptions
    ) -> UIViewController {
      StretchyLayoutController(
        step: StretchyHeader.Variant(rawValue: variant ?? "") ?? .step6, behavior: behavior,
        image: options.text("image") ?? "Header",
        textHeight: options.number("text-height", within: 0...100_000))
    }
  }
#endif
