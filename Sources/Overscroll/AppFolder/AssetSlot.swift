import Foundation
import HeadlessUIKit

/// The properties of a screen that select a variant of an asset.
struct AssetSlot: Hashable {
  /// The number of pixels per point.
  let scale: Int
  let isDark: Bool
  let isPad: Bool
  /// The size classes; unspecified selects variants for all sizes.
  var width = UIUserInterfaceSizeClass.unspecified
  var height = UIUserInterfaceSizeClass.unspecified

  /// The slot of the screen whose code is running.
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

  /// Returns how well a variant fits the device and appearance, higher is better; nil if it does
  /// not fit.
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

  /// Returns how well a variant fits the size classes, higher is better; nil if it does not fit.
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
