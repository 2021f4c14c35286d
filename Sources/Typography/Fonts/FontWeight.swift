/// The nine weights of the system font, with UIKit's names. Raw values are OpenType weight classes.
public enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Creates the weight nearest to an OpenType weight class; the lighter one if two are equally
  /// near.
  public init(weightClass: Int) {
    let bounded = min(max(weightClass, 100), 900)
    self = FontWeight(rawValue: (bounded + 49) / 100 * 100) ?? .regular
  }

  /// Returns whether the first weight is lighter.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}
