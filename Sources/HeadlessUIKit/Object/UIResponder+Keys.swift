extension UIResponder {
  /// Sets the property of that name: outlets, and what is inspectable or marked `@objc` in an app that
  /// a scene names. Numbers become numbers of the property's type. A name that is not known, or a value
  /// of another type, is a mistake of the screen, for which UIKit raises an exception.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = KeyedProperties.property(key, of: self), property.set(self, value) else {
      return raiseUndefined(key)
    }
  }

  /// The value of the property of that name, as `setValue(_:forKey:)` knows it; nil is nil. A name that
  /// is not known is a mistake of the screen, for which UIKit raises an exception.
  public func value(forKey key: String) -> Any? {
    guard let property = KeyedProperties.property(key, of: self) else {
      raiseUndefined(key)
      return nil
    }
    return property.get(self)
  }

  private func raiseUndefined(_ key: String) {
    ScreenEnvironment.current.problems.raise(
      .undefinedKey(key, object: "\(type(of: self))"))
  }
}
