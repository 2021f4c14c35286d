public import Foundation

extension UserDefaults {
  /// Stores a value for a key, as in key-value coding; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value stored for a key, or nil without one.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
