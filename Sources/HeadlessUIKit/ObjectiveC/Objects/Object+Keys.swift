extension _Object {
  final func set(_ value: Any?, forKey key: String) {
    guard let property = KeyedProperties.property(key, of: self) else {
      return setValue(value, forUndefinedKey: key)
    }
    if !property.set(self, value) { raiseUndefined(key) }
  }

  final func keyedValue(_ key: String) -> Any? {
    guard let property = KeyedProperties.property(key, of: self) else {
      return value(forUndefinedKey: key)
    }
    return property.get(self)
  }

  final func set(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    object(under: String(keyPath[..<dot]))?
      .setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  final func keyedValue(path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    return object(under: String(path[..<dot]))?
      .value(forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// Returns the object under a key. It raises a problem and returns nil if the value is not an
  /// object, since it then has no keys.
  private func object(under key: String) -> _Object? {
    guard let value = value(forKey: key) else { return nil }
    let object = value as? _Object
    if object == nil { raiseUndefined(key) }
    return object
  }

  final func raiseUndefined(_ key: String) {
    RuntimeProblems.raise(
      .undefinedKey(key, object: "\(type(of: self))"))
  }
}
