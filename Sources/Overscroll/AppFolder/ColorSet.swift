import Foundation
import HeadlessUIKit

/// The description of a colour set in an asset catalogue.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    let color: Value?
    let idiom: String?
    let appearances: [AssetAppearance]?
  }

  struct Value: Decodable {
    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    let space: String?
    let components: [String: String]?
    let reference: String?
  }

  let colors: [Entry]

  /// The colour with its light and dark variants; nil if the set has no readable colour.
  @MainActor
  var color: UIColor? {
    guard let light = value(isDark: false) else { return value(isDark: true) }
    guard let dark = value(isDark: true) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  @MainActor
  private func value(isDark: Bool) -> UIColor? {
    let slot = AssetSlot(scale: 1, isDark: isDark, isPad: false)
    let fitting = colors.enumerated().compactMap { index, entry -> (rank: [Int], value: Value)? in
      guard let value = entry.color,
        let fit = slot.fit(idiom: entry.idiom, appearances: entry.appearances)
      else { return nil }
      return ([-fit, index], value)
    }
    return fitting.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.value.color
  }
}

extension ColorSet.Value {
  @MainActor
  fileprivate var color: UIColor? {
    if let reference { return UIColor(systemName: reference) }
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = components["white"] {
      return number(white, among: [white]).map { UIColor(white: $0, alpha: alpha) }
    }
    let texts = ["red", "green", "blue"].compactMap { components[$0] }
    let parts = texts.compactMap { number($0, among: texts) }
    guard parts.count == 3 else { return nil }
    if space == "display-p3" {
      return UIColor(p3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Returns a component from its text: `0xFF`, `255` and `1.000` are equal. Whole numbers are out
  /// of 255, unless all components are 0 or 1, which is how old catalogues write floating-point
  /// ones.
  private func number(_ text: String, among all: [String]) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    let isWhole = !text.contains(".") && !all.allSatisfy { $0 == "0" || $0 == "1" }
    return CGFloat(isWhole ? number / 255 : number)
  }
}
