/// The properties that can be read and set by name, for each class.
///
/// Objective-C's run time knows those marked `@objc`, `@IBOutlet` or `@IBInspectable`. As there,
/// the registry is shared by the whole process.
///
/// ```swift
/// KeyedProperties.register("header", of: ProfileController.self) {
///   $0.header
/// } set: { controller, value in
///   guard let header = value as? HeaderView else { return false }
///   controller.header = header
///   return true
/// }
/// ```
///
/// A class inherits the properties of its superclasses; the nearest registration wins.
@_spi(Overscroll)
@MainActor
public enum KeyedProperties {
  /// The accessors of a property.
  public struct Property {
    /// Returns the value of a target.
    public let get: (_ target: AnyObject) -> Any?
    /// Sets the value of a target. Returns false, and changes nothing, if the value has another
    /// type or the property is read-only.
    public let set: (_ target: AnyObject, _ value: Any?) -> Bool

    /// Creates a property from its accessors.
    public init(
      get: @escaping (_ target: AnyObject) -> Any?,
      set: @escaping (_ target: AnyObject, _ value: Any?) -> Bool
    ) { (self.get, self.set) = (get, set) }
  }

  private static var properties: [ObjectIdentifier: [String: Property]] = [:]

  /// Registers a property of a class and its subclasses, replacing an earlier registration.
  public static func register<Target: AnyObject>(
    _ key: String, of type: Target.Type,
    get: @escaping (_ target: Target) -> Any?,
    set: @escaping (_ target: Target, _ value: Any?) -> Bool = { _, _ in false }
  ) {
    if !isBuiltIn { appKeys[ObjectIdentifier(type), default: []].insert(key) }
    properties[ObjectIdentifier(type), default: [:]][key] = Property(
      get: { ($0 as? Target).flatMap(get).flatMap(unwrapped) },
      set: { target, value in (target as? Target).map { set($0, value) } ?? false })
  }

  /// Registers the key path of a property that can be observed, for one class. The key path of a
  /// subclass is another one.
  public static func register(_ keyPath: AnyKeyPath, key: String) { keys[keyPath] = key }

  /// Returns the key of a registered key path; nil for another one.
  static func key(of keyPath: AnyKeyPath) -> String? { keys[keyPath] }

  /// Whether an app has registered the property for the object's class or a superclass.
  static func isOfApp(_ key: String, of target: AnyObject) -> Bool {
    let owner: AnyClass? = ClassLineage.first(of: target) { type in
      appKeys[ObjectIdentifier(type)]?.contains(key) == true ? type : nil
    }
    return owner != nil
  }

  /// Returns the value inside an optional; nil for an empty one.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static let builtInsAreRegistered: Void = {
    isBuiltIn = true
    registerBuiltIns()
    isBuiltIn = false
  }()
  /// Whether UIKit's own properties are being registered.
  private static var isBuiltIn = false
  /// The keys of the properties that apps have registered, by class.
  private static var appKeys: [ObjectIdentifier: Set<String>] = [:]
  /// The keys of key paths that apps have registered.
  private static var keys: [AnyKeyPath: String] = [:]

  /// The functions that find properties of generic classes, one per module. Such classes cannot be
  /// registered without their generic arguments.
  private static var finders: [(module: String, find: Finder)] = []

  /// A function that returns the property of an object by name; nil if it does not know the name.
  public typealias Finder = (_ target: AnyObject, _ key: String) -> Property?

  /// Registers a module's finder for the properties of its generic classes, replacing an earlier
  /// one.
  public static func register(module: String, find: @escaping Finder) {
    finders.removeAll { $0.module == module }
    finders.append((module, find))
  }

  /// Returns the own or inherited property of an object by name; nil if none is registered.
  ///
  /// - Complexity: O(*n*), where *n* is the number of superclasses.
  public static func property(_ key: String, of target: AnyObject) -> Property? {
    builtInsAreRegistered
    let own = ClassLineage.first(of: target) { properties[ObjectIdentifier($0)]?[key] }
    return own ?? finders.lazy.compactMap { $0.find(target, key) }.first
  }
}
