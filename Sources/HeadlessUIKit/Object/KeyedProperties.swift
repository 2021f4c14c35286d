/// The properties that can be read and set by their names, for each class: what Objective-C's run time
/// knows of those marked `@objc`, `@IBOutlet` or `@IBInspectable`. One for the process, as there.
///
///     KeyedProperties.register("header", of: ProfileController.self) {
///       $0.header
///     } set: { controller, value in
///       guard let header = value as? HeaderView else { return false }
///       controller.header = header
///       return true
///     }
///
/// A class has the properties of the classes it inherits from; the nearest one counts.
@_spi(Overscroll)
@MainActor
public enum KeyedProperties {
  /// A property of some class under its name.
  public struct Property {
    /// The value of an object of that class.
    public let get: (_ target: AnyObject) -> Any?
    /// Sets the value; false if it is of another type than the property, which stays as it was. A
    /// property that cannot be set is always of another type.
    public let set: (_ target: AnyObject, _ value: Any?) -> Bool
  }

  private static var properties: [ObjectIdentifier: [String: Property]] = [:]

  /// Makes a property of a class and of those that inherit from it known; again, replaces it.
  public static func register<Target: AnyObject>(
    _ key: String, of type: Target.Type,
    get: @escaping (_ target: Target) -> Any?,
    set: @escaping (_ target: Target, _ value: Any?) -> Bool = { _, _ in false }
  ) {
    properties[ObjectIdentifier(type), default: [:]][key] = Property(
      get: { ($0 as? Target).flatMap(get) },
      set: { target, value in (target as? Target).map { set($0, value) } ?? false })
  }

  /// The property that an object has under a name, its own or an inherited one; nil if none is known.
  ///
  /// - Complexity: linear in how many classes it inherits from.
  public static func property(_ key: String, of target: AnyObject) -> Property? {
    guard !properties.isEmpty else { return nil }
    return ClassLineage.first(of: target) { properties[ObjectIdentifier($0)]?[key] }
  }
}
