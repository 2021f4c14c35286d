public import Foundation

/// Where an effect's screen finds its own keys.
///
/// A method returns nil for a key that is absent and for one that is wrong; what was wrong is the
/// reader's to say.
public protocol EffectOptions {
  mutating func text(_ key: String) -> String?
  /// `true` or `false`.
  mutating func flag(_ key: String) -> Bool?
  /// - Parameter range: nil for any finite number that a coordinate may be.
  mutating func number(_ key: String, within range: ClosedRange<Double>?) -> CGFloat?
  /// One of the raw values of an enum.
  mutating func choice<Choice>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable
}
