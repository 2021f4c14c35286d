/// The methods that can be called by name, for each class.
///
/// Objective-C's run time knows those marked `@objc`. As there, the registry is shared by the whole
/// process.
///
/// ```swift
/// SelectorMethods.register("like:", of: ProfileController.self) { controller, sender, _ in
///   controller.like(sender as! UIButton)
/// }
/// ```
///
/// A class inherits the methods of its superclasses. The nearest registration wins, so that a call
/// by name reaches the same override as a direct call.
@_spi(Overscroll)
@MainActor
public enum SelectorMethods {
  /// A closure that calls the method on a target with up to two arguments: an action's sender and
  /// event, or those of `perform(_:with:with:)`.
  public typealias Method = (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Void

  private static var methods: [ObjectIdentifier: [Selector: Method]] = [:]

  /// Registers a method of a class and its subclasses, replacing an earlier registration.
  public static func register<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type,
    method: @escaping (_ target: Target, _ sender: Any?, _ event: Any?) -> Void
  ) {
    methods[ObjectIdentifier(type), default: [:]][selector] = { target, sender, event in
      if let target = target as? Target { method(target, sender, event) }
    }
  }

  /// The functions that find methods of generic classes, one per module. Such classes cannot be
  /// registered without their generic arguments.
  private static var finders: [(module: String, find: Finder)] = []

  /// A function that returns the method of an object by name; nil if it does not know the name.
  public typealias Finder = (_ target: AnyObject, _ name: String) -> Method?

  /// Registers a module's finder for the methods of its generic classes, replacing an earlier one.
  public static func register(module: String, find: @escaping Finder) {
    finders.removeAll { $0.module == module }
    finders.append((module, find))
  }

  /// Returns the own or inherited method of an object by name; nil if none is registered.
  ///
  /// - Complexity: O(*n*), where *n* is the number of superclasses.
  public static func method(_ selector: Selector, of target: AnyObject) -> Method? {
    let own =
      methods.isEmpty
      ? nil : ClassLineage.first(of: target) { methods[ObjectIdentifier($0)]?[selector] }
    return own ?? finders.lazy.compactMap { $0.find(target, selector.name) }.first
  }

  private static var names: [ObjectIdentifier: Set<Selector>] = [:]

  /// Registers which methods of UIKit's protocols a class implements.
  ///
  /// `responds(to:)` then returns true for them. They are called directly through their protocol.
  public static func note<Target: AnyObject>(_ selectors: [String], of type: Target.Type) {
    names[ObjectIdentifier(type), default: []].formUnion(selectors.map { Selector($0) })
  }

  /// Returns the methods of UIKit's protocols that are registered for an object's class and its
  /// superclasses.
  static func registered(of target: AnyObject) -> Set<Selector> {
    var found: Set<Selector> = []
    guard !names.isEmpty else { return found }
    _ = ClassLineage.first(of: target) { type -> Never? in
      found.formUnion(names[ObjectIdentifier(type)] ?? [])
      return nil
    }
    return found
  }

  /// Returns whether an object has an own or inherited registered method.
  ///
  /// - Complexity: O(*n*), where *n* is the number of superclasses.
  public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    method(selector, of: target) != nil
      || ClassLineage.first(of: target) {
        names[ObjectIdentifier($0)]?.contains(selector) == true ? () : nil
      } != nil
  }

  /// Returns whether a class or a superclass has a registered method. Methods of generic classes
  /// are not found without an object.
  static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
    ClassLineage.first(from: type) {
      let key = ObjectIdentifier($0)
      return methods[key]?[selector] != nil || names[key]?.contains(selector) == true ? () : nil
    } != nil
  }
}
