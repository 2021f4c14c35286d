import Foundation
import Layers

/// An effect that amplifies the colours under a blur in the content over it.
///
/// Labels, images and shapes in the `contentView` act as masks. They are filled with the content
/// under the blur, with its saturation raised, and darkened or lightened depending on the style.
///
/// Apple publishes neither colours nor amounts, so those here are a model. The saturation is that
/// of `UIBlurEffect`. Light blurs are darkened with black and dark ones lightened with white, at
/// the opacity of the system colour for the style. A label uses an opacity of four fifths.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// Creates a vibrancy effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates a vibrancy effect for text, fills or separators over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Creates a vibrancy effect for content over `UIBlurEffect()`.
  public convenience override init() { self.init(blurEffect: UIBlurEffect()) }

  /// Returns the saturation and the colour that the effect applies to a layer.
  func vibrancy(in traits: UITraitCollection) -> Vibrancy {
    let material = Material(blurEffect.style)
    var white: CGFloat = 0
    material.tint.resolvedColor(with: traits).getWhite(&white, alpha: nil)
    let ink = UIColor(white: white < 0.5 ? 1 : 0, alpha: opacity)
    return Vibrancy(saturation: material.backdrop().saturation, color: ink.cgColor.color)
  }

  /// The opacity of the black or white.
  private var opacity: CGFloat {
    switch style {
    case nil, .label: 0.8
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
