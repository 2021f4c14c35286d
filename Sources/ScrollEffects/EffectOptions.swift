public import Foundation

/// The access of an effect to its options in a scene file.
///
/// A method returns nil for an absent key and for an invalid value. The implementation reports
/// invalid values.
public protocol EffectOptions {
  mutating func text(_ key: String) -> String?
  /// Returns the Boolean `true` or `false` of a key.
  mutating func flag(_ key: String) -> Bool?
  /// Returns the number of a key.
  ///
  /// - Parameter range: The accepted range. Nil accepts every finite number that is valid as a
  ///   coordinate.
  mutating func number(_ key: String, within range: ClosedRange<Double>?) -> CGFloat?
  /// Returns the case of an enum whose raw value is the value of the key.
  mutating func choice<Choice>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable
}
