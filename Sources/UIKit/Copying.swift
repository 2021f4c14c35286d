#if !canImport(ObjectiveC)
  public import Foundation

  // On Apple's platforms the cast `path as NSCopying` converts a value to an object that can be
  // copied. Here the values can be copied themselves, and keep their types.

  extension String: @retroactive NSCopying {
    /// Returns the string.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension Int: @retroactive NSCopying {
    /// Returns the number.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension Double: @retroactive NSCopying {
    /// Returns the number.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension IndexPath: @retroactive NSCopying {
    /// Returns the index path.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension UUID: @retroactive NSCopying {
    /// Returns the identifier.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension URL: @retroactive NSCopying {
    /// Returns the URL.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension Date: @retroactive NSCopying {
    /// Returns the date.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  extension NSMutableDictionary {
    /// Sets the value of a key. A key that is not hashable is ignored.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
      if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
    }
  }

  extension NSObjectProtocol {
    /// Returns whether the object's class conforms to a protocol, such as `Delegate.self`.
    public func conforms<Proto>(to aProtocol: Proto.Type) -> Bool { self is Proto }
  }
#endif
