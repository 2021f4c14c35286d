import Foundation

/// An object of a table, which may be gone.
struct TableSlot {
  private weak var reference: AnyObject?
  private let kept: AnyObject?

  init(_ value: Any, isWeak: Bool) {
    let object = value as AnyObject
    reference = object
    kept = isWeak ? nil : object
  }

  var object: AnyObject? { kept ?? reference }

  /// The object as what the table is of; nil if it is gone. (An optional that is cast to `AnyObject` is one.)
  func value<Value>() -> Value? {
    guard let object else { return nil }
    return object as? Value
  }

  /// A number that equal objects share.
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
