/// One of the traits, as a type that code names to hear of its changes.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// The trait in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait's type.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    value(in: a) != value(in: b)
  }
}
