public import Foundation

extension UserDefaults {
  /// Keeps a value under a key, as key-value coding has it; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// What is kept under a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
