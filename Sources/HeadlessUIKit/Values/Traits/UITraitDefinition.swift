/// A type that names a trait, used to observe its changes.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// Returns the trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// The type that names a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    value(in: a) != value(in: b)
  }
}
