import Foundation

/// An object in a table, which may have been released.
struct TableSlot {
  private weak var reference: AnyObject?
  private let retained: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    let object = value as AnyObject
    reference = object
    retained = isWeak ? nil : object
  }

  var object: AnyObject? { retained ?? reference }

  /// Returns the object as the table's type; nil if it was released.
  ///
  /// The guard is needed because an optional cast to `AnyObject` is itself an object.
  func value<Value>() -> Value? {
    guard let object else { return nil }
    return object as? Value
  }

  /// Returns a hash that is equal for equal objects.
  static func hash(of value: Any, _ options: NSPointerFunctions.Options) -> Int {
    let object = value as AnyObject
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return Int(bitPattern: ObjectIdentifier(object))
  }

  func isEqual(to value: Any, _ options: NSPointerFunctions.Options) -> Bool {
    guard let own = object else { return false }
    let other = value as AnyObject
    if own === other { return true }
    guard !options.contains(.objectPointerPersonality), let own = own as? NSObject else {
      return false
    }
    return own.isEqual(other)
  }
}
