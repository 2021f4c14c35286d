/// The effect of Liquid Glass.
///
/// - Note: Partly: drawn as the nearest blurred material, which is reported as a problem of the
///   screen.
open class UIGlassEffect: UIVisualEffect {
  /// The transparency of the glass. Raw values match UIKit's.
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style
  /// Whether the glass responds to touches. Stored without effect.
  open var isInteractive = false
  /// The colour of the glass; nil for none.
  open var tintColor: UIColor?

  /// Creates the effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
    ScreenEnvironment.current.problems.report(StyleProblem.glass)
  }

  /// Creates the effect of regular glass.
  public override init() {
    style = .regular
    super.init()
    ScreenEnvironment.current.problems.report(StyleProblem.glass)
  }

  /// The blurred material that is drawn instead.
  var material: Material { Material(style == .clear ? .systemUltraThinMaterial : .systemMaterial) }
}
