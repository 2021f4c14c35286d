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

    /// From how it is read and set.
    public init(
      get: @escaping (_ target: AnyObject) -> Any?,
      set: @escaping (_ target: AnyObject, _ value: Any?) -> Bool
    ) { (self.get, self.set) = (get, set) }
  }

  private static var properties: [ObjectIdentifier: [String: Property]] = [:]

  /// Makes a property of a class and of those that inherit from it known; again, replaces it.
  public static func register<Target: AnyObject>(
    _ key: String, of type: Target.Type,
    get: @escaping (_ target: Target) -> Any?,
    set: @escaping (_ target: Target, _ value: Any?) -> Bool = { _, _ in false }
  ) {
    properties[ObjectIdentifier(type), default: [:]][key] = Property(
      get: { ($0 as? Target).flatMap(get).flatMap(unwrapped) },
      set: { target, value in (target as? Target).map { set($0, value) } ?? false })
  }

  /// What is in an optional; nil for none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static let ownAreKnown: Void = registerOwn()

  /// Properties of classes that cannot be named without their generic arguments: a function for each
  /// module.
  private static var finders: [(module: String, find: Finder)] = []

  /// The property of an object by its name; nil if the object does not say.
  public typealias Finder = (_ target: AnyObject, _ key: String) -> Property?

  /// Makes the properties of a module's generic classes known; again, replaces them.
  public static func register(module: String, find: @escaping Finder) {
    finders.removeAll { $0.module == module }
    finders.append((module, find))
  }

  /// The property that an object has under a name, its own or an inherited one; nil if none is known.
  ///
  /// - Complexity: linear in how many classes it inherits from.
  public static func property(_ key: String, of target: AnyObject) -> Property? {
    ownAreKnown
    let own = ClassLineage.first(of: target) { properties[ObjectIdentifier($0)]?[key] }
    return own ?? finders.lazy.compactMap { $0.find(target, key) }.first
  }
}
