import Foundation
import Layers

/// Lets what lies under a blur shine through the content over it: of labels, images and shapes in the
/// `contentView` only the shape is seen, filled with what lies there, its colours amplified, and darkened
/// or lightened as far as the style's importance asks.
///
/// Apple publishes neither colours nor amounts. Those here are a model: colours as far from grey as
/// `UIBlurEffect` moves them, black over light blurs and white over dark ones, as opaque as the system's
/// colours of that importance are; a label's fourth fifth.
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  /// For content over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// For text, shapes or lines over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// What it makes of what lies in a layer.
  func vibrancy(in traits: UITraitCollection) -> Vibrancy {
    let material = Material(blurEffect.style)
    var white: CGFloat = 0
    material.tint.resolvedColor(with: traits).getWhite(&white, alpha: nil)
    let ink = UIColor(white: white < 0.5 ? 1 : 0, alpha: opacity)
    return Vibrancy(saturation: material.backdrop().saturation, color: ink.cgColor.color)
  }

  /// How opaque the black or white is.
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
