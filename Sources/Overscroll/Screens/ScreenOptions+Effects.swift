public import Foundation
public import ScrollEffects

extension ScreenOptions: EffectOptions {
  /// Returns the number of a key.
  ///
  /// - Parameter range: The permitted range; nil permits any coordinate.
  public mutating func number(_ key: String, within range: ClosedRange<Double>?) -> CGFloat? {
    if let range { number(key, in: range) } else { number(key) }
  }
}
