public import Foundation
public import ScrollEffects

extension ScreenOptions: EffectOptions {
  /// - Parameter range: nil for any number that a coordinate may be.
  public mutating func number(_ key: String, within range: ClosedRange<Double>?) -> CGFloat? {
    if let range { number(key, in: range) } else { number(key) }
  }
}
