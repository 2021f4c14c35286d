#if canImport(ConstraintDSL)
  public import UIKit

  /// A picture above a long text that stretches when pulled, in the six steps of its article and the
  /// variant of its parenthesis.
  ///
  /// Options: `image` names the picture (`Header`); `text-height` gives the text a height of its own,
  /// for numbers that do not depend on a font.
  public enum StretchyLayout: PublishedEffect {
    /// What scenes write.
    public static let name = "stretchy-layout"
    /// The finished effect first: it is the default.
    public static let variants =
      [StretchyHeader.Variant.step6.rawValue]
      + StretchyHeader.Variant.allCases.filter { $0 != .step6 }.map(\.rawValue)
    /// What the picture shows, as one sentence without a full stop.
    public static let summary =
      "A picture above a text stretches when pulled; the status bar hides when the text reaches it"

    /// Reads `image` and `text-height` (0…100,000 points; without it the font decides); an unknown
    /// variant counts as `step-6`.
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
