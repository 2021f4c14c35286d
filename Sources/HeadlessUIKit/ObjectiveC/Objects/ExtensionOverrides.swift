/// The overrides in an app's extensions of UIKit's classes, such as `preferredStatusBarStyle` in
/// `extension UINavigationController`.
///
/// In Objective-C, a member of a category replaces the inherited one for the class and all its
/// subclasses. In Swift, an extension can neither override nor replace members. The members of
/// UIKit that apps override this way therefore ask here first. As in Objective-C, the overrides are
/// shared by the whole process.
@_spi(Overscroll)
@MainActor
public enum ExtensionOverrides {
  private typealias Body = (_ target: AnyObject, _ arguments: [Any]) -> Any

  private struct Call: Hashable {
    let target: ObjectIdentifier
    let member: String
  }

  private static var bodies: [String: [ObjectIdentifier: Body]] = [:]
  /// The overrides that are being called. The member of UIKit that they call with `super` behaves
  /// as if there was no override.
  private static var running: Set<Call> = []

  /// Registers an override, replacing an earlier one of the same member and class.
  ///
  /// - Parameters:
  ///   - member: The member's name as in `#selector`, for example `touchesBegan(_:with:)`.
  ///   - type: The extended class.
  ///   - body: Calls the override with the arguments of the call and returns its value.
  public static func register<Target: AnyObject>(
    _ member: String, of type: Target.Type,
    _ body: @escaping (_ target: Target, _ arguments: [Any]) -> Any
  ) {
    bodies[member, default: [:]][ObjectIdentifier(type)] = { target, arguments in
      // Only objects of the class and its subclasses get here.
      (target as? Target).map { body($0, arguments) } ?? ()
    }
  }

  /// Returns the value of the override of the object's class or of its nearest superclass.
  ///
  /// - Parameters:
  ///   - member: The member's name as in `#selector`.
  ///   - arguments: The arguments of the call.
  ///   - asking: The class of UIKit that asks because it overrides the member itself. Overrides of
  ///     its superclasses are not called. Nil for the class that declares the member.
  ///   - fallback: The value if there is no override, or if it is running already.
  static func value<Value>(
    _ member: String, of target: AnyObject, _ arguments: @autoclosure () -> [Any] = [],
    upTo asking: AnyClass? = nil, else fallback: @autoclosure () -> Value
  ) -> Value {
    // Without the binding, the nil of no override would be cast to the nil of an optional value.
    guard let value = call(member, of: target, arguments, upTo: asking) else { return fallback() }
    return value as? Value ?? fallback()
  }

  /// Calls the override of a method without a value. Returns whether there was one to call.
  @discardableResult
  static func run(
    _ member: String, of target: AnyObject, _ arguments: @autoclosure () -> [Any] = [],
    upTo asking: AnyClass? = nil
  ) -> Bool {
    call(member, of: target, arguments, upTo: asking) != nil
  }

  private static func call(
    _ member: String, of target: AnyObject, _ arguments: () -> [Any], upTo asking: AnyClass?
  ) -> Any? {
    guard !bodies.isEmpty, let known = bodies[member] else { return nil }
    var isAbove = false
    let found = ClassLineage.first(of: target) { type -> Body? in
      guard !isAbove else { return nil }
      isAbove = type == asking
      return known[ObjectIdentifier(type)]
    }
    guard let body = found else { return nil }
    let call = Call(target: ObjectIdentifier(target), member: member)
    guard running.insert(call).inserted else { return nil }
    defer { running.remove(call) }
    return body(target, arguments())
  }
}
