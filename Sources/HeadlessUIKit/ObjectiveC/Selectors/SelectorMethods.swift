/// The methods that can be called by their names, for each class: what Objective-C's run time knows of
/// methods marked `@objc`. One for the process, as there.
///
///     SelectorMethods.register("like:", of: ProfileController.self) { controller, sender, _ in
///       controller.like(sender as! UIButton)
///     }
///
/// A class has the methods of the classes it inherits from; the nearest one counts, so that a method
/// called by name is the one that the class itself would call.
@_spi(Overscroll)
@MainActor
public enum SelectorMethods {
  /// Calls the method on a target, with who sends the action and the event it is sent for.
  public typealias Method = (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

  private static var methods: [ObjectIdentifier: [Selector: Method]] = [:]

  /// Makes a method of a class and of those that inherit from it known; again, replaces it.
  public static func register<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type,
    method: @escaping (_ target: Target, _ sender: Any?, _ event: UIEvent?) -> Void
  ) {
    methods[ObjectIdentifier(type), default: [:]][selector] = { target, sender, event in
      if let target = target as? Target { method(target, sender, event) }
    }
  }

  /// Methods of classes that cannot be named without their generic arguments, and so tell themselves what
  /// they have: a function for each module.
  private static var finders: [(module: String, find: Finder)] = []

  /// The method of an object by its name; nil if the object does not say.
  public typealias Finder = (_ target: AnyObject, _ name: String) -> Method?

  /// Makes the methods of a module's generic classes known; again, replaces them.
  public static func register(module: String, find: @escaping Finder) {
    finders.removeAll { $0.module == module }
    finders.append((module, find))
  }

  /// The method that an object has under a name, its own or an inherited one; nil if none is known.
  ///
  /// - Complexity: linear in how many classes it inherits from.
  public static func method(_ selector: Selector, of target: AnyObject) -> Method? {
    let own =
      methods.isEmpty
      ? nil : ClassLineage.first(of: target) { methods[ObjectIdentifier($0)]?[selector] }
    return own ?? finders.lazy.compactMap { $0.find(target, selector.name) }.first
  }

  private static var names: [ObjectIdentifier: Set<Selector>] = [:]

  /// Says which methods of UIKit's protocols a class has, which Objective-C knows of each: to be asked for with
  /// `responds(to:)`, and called by who knows the protocol.
  public static func note<Target: AnyObject>(_ selectors: [String], of type: Target.Type) {
    names[ObjectIdentifier(type), default: []].formUnion(selectors.map { Selector($0) })
  }

  /// The methods of UIKit's protocols that an object's class, or one it inherits from, says to have.
  static func noted(of target: AnyObject) -> Set<Selector> {
    var found: Set<Selector> = []
    guard !names.isEmpty else { return found }
    _ = ClassLineage.first(of: target) { type -> Never? in
      found.formUnion(names[ObjectIdentifier(type)] ?? [])
      return nil
    }
    return found
  }

  /// Whether a method of that name is known of the object, its own or an inherited one.
  ///
  /// - Complexity: linear in how many classes it inherits from.
  public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    method(selector, of: target) != nil
      || ClassLineage.first(of: target) {
        names[ObjectIdentifier($0)]?.contains(selector) == true ? () : nil
      } != nil
  }
}
