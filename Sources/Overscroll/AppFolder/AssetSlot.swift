import Foundation
import HeadlessUIKit

/// What a screen wants an asset for.
struct AssetSlot: Hashable {
  /// Pixels per point.
  let scale: Int
  let isDark: Bool
  let isPad: Bool
  /// Unspecified asks for what is for all.
  var width = UIUserInterfaceSizeClass.unspecified
  var height = UIUserInterfaceSizeClass.unspecified

  /// Of the screen whose code is being run.
  @MainActor
  static var current: AssetSlot {
    let environment = ScreenEnvironment.current
    let traits = UITraitCollection.current
    return AssetSlot(
      scale: max(1, Int(environment.screen.scale.rounded())),
      isDark: traits.userInterfaceStyle == .dark,
      isPad: environment.traits.userInterfaceIdiom == .pad,
      width: traits.horizontalSizeClass, height: traits.verticalSizeClass)
  }

  /// How well a variant fits; nil if it is for something else.
  func fit(idiom: String?, appearances: [AssetAppearance]?) -> Int? {
    var fit = 0
    switch idiom ?? "universal" {
    case "universal": break
    case "iphone": if isPad { return nil } else { fit += 1 }
    case "ipad": if isPad { fit += 1 } else { return nil }
    default: return nil
    }
    for appearance in appearances ?? [] {
      guard appearance.appearance == "luminosity", appearance.value == (isDark ? "dark" : "light")
      else { return nil }
      fit += 2
    }
    return fit
  }

  /// How well a variant for sizes fits; nil if it is for other ones.
  func fit(width named: String?, height other: String?) -> Int? {
    var fit = 0
    for (name, size) in [(named, width), (other, height)] {
      switch name {
      case nil: continue
      case "compact" where size == .compact, "regular" where size == .regular: fit += 1
      default: return nil
      }
    }
    return fit
  }
}
