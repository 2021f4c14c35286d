/// A type that names a trait, with the value that the trait has by default.
///
/// An app defines its own traits as types of this protocol, sets them in `traitOverrides`, and
/// reads them by the type: `traitCollection[CompactTrait.self]`.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where no override sets the trait.
  static var defaultValue: Value { get }
  /// The trait's name for debugging. Default: the name of the type.
  static var name: String { get }
  /// The trait's identifier for archives. Default: the name of the type with its module.
  static var identifier: String { get }
  /// Whether dynamic colours may depend on the trait. Default: false.
  static var affectsColorAppearance: Bool { get }
}

/// The type that names a trait.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False, the default.
  public static var affectsColorAppearance: Bool { false }

  /// Whether the trait's value differs between two collections.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    !TraitValue.isEqual(a[Self.self], b[Self.self])
  }
}
