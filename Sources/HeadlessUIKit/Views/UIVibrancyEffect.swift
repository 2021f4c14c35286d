import Foundation

/// Lets what lies under a blur shine through the content over it.
///
/// - Note: Partly: content keeps its colours, as opaque as text and shapes of the style's importance are.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle?

  /// For content over a blur.
  public init(blurEffect: UIBlurEffect) {
    style = nil
    super.init()
  }

  /// For text, shapes or lines over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  /// How opaque the content is: as the system's colours of that importance.
  var opacity: CGFloat {
    switch style {
    case nil, .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.36
    case .secondaryFill: 0.32
    case .tertiaryFill: 0.24
    case .separator: 0.29
    }
  }
}
