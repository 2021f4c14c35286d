import Foundation
import Layers

/// What a blur effect is made of: content blurred and saturated, under a translucent colour.
///
/// Apple publishes how its first three styles look, in the sample code "UIImageEffects" of 2013
/// (https://developer.apple.com/library/archive/samplecode/UIImageEffects): a radius and a tint each,
/// colours 1.8 times as far from grey. The materials of iOS 13 are not published; theirs lie between
/// those by how much they are said to let through. The chrome of bars was measured in simulators of
/// iOS 8 to 14: 97 % white at 94 %.
struct Material {
  /// The standard deviation of the blur, in points.
  private let radius: CGFloat
  /// Over the blurred content.
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
    case .systemChromeMaterial: self.init(20, (0.97, 0.94), dark: (0.11, 0.85))
    case .systemChromeMaterialLight: self.init(20, 0.97, 0.94)
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

  /// By parts of its full strength, from 0 to 1.
  func backdrop(strength: CGFloat = 1) -> Backdrop {
    Backdrop(radius: radius * strength, saturation: 1 + (Self.saturation - 1) * Double(strength))
  }
}
