import Foundation
import Layers

/// The ingredients of a blur effect: blurred and saturated content under a translucent tint.
///
/// Apple publishes the values of the first three styles in the sample code "UIImageEffects" of 2013
/// (https://developer.apple.com/library/archive/samplecode/UIImageEffects): a radius and a tint
/// each, with a saturation of 1.8.
///
/// The materials of iOS 13 are unpublished. Their values here are guesses between those styles,
/// ordered by the documented translucency. The chrome of bars in light mode is fitted to two
/// values: about 147 of 255 over black content, read off a phone, and 249 over white content, which
/// is assumed. Values between them are not measured.
struct Material {
  /// The standard deviation of the blur, in points.
  private let radius: CGFloat
  /// The colour over the blurred content.
  let tint: UIColor

  private static let saturation = 1.8

  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self.init(20, 0.97, 0.82)
    case .light: self.init(30, 1, 0.3)
    case .regular, .prominent: self.init(30, (1, 0.3), dark: (0.11, 0.73))
    case .dark: self.init(20, 0.11, 0.73)
    case .systemUltraThinMaterial: self.init(22.5, (0.97, 0.44), dark: (0.11, 0.44))
    case .systemUltraThinMaterialLight: self.init(22.5, 0.97, 0.44)
    case .systemThinMaterial: self.init(29, (0.97, 0.6), dark: (0.11, 0.6))
    case .systemThinMaterialLight: self.init(29, 0.97, 0.6)
    case .systemMaterial: self.init(29, (0.97, 0.73), dark: (0.11, 0.73))
    case .systemMaterialLight: self.init(29, 0.97, 0.73)
    case .systemThickMaterial: self.init(29, (0.97, 0.85), dark: (0.11, 0.85))
    case .systemThickMaterialLight: self.init(29, 0.97, 0.85)
    case .systemChromeMaterial: self.init(20, (0.96, 0.6), dark: (0.11, 0.85))
    case .systemChromeMaterialLight: self.init(20, 0.96, 0.6)
    case .systemUltraThinMaterialDark: self.init(22.5, 0.11, 0.44)
    case .systemThinMaterialDark: self.init(29, 0.11, 0.6)
    case .systemMaterialDark: self.init(29, 0.11, 0.73)
    case .systemThickMaterialDark: self.init(29, 0.11, 0.85)
    case .systemChromeMaterialDark: self.init(20, 0.11, 0.85)
    }
  }

  private init(_ radius: CGFloat, _ white: CGFloat, _ alpha: CGFloat) {
    self.radius = radius
    tint = UIColor(white: white, alpha: alpha)
  }

  private init(
    _ radius: CGFloat, _ light: (white: CGFloat, alpha: CGFloat),
    dark: (white: CGFloat, alpha: CGFloat)
  ) {
    self.radius = radius
    tint = UIColor(
      light: UIColor(white: light.white, alpha: light.alpha).cgColor,
      dark: UIColor(white: dark.white, alpha: dark.alpha).cgColor)
  }

  /// Returns the backdrop at a fraction of its full strength, from 0 to 1.
  func backdrop(strength: CGFloat = 1) -> Backdrop {
    Backdrop(radius: radius * strength, saturation: 1 + (Self.saturation - 1) * Double(strength))
  }
}
