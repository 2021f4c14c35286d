/// An object that answers `value(forKey:)` itself, such as a managed object of Core Data. For
/// generated modules only.
public protocol _KeyedObject: AnyObject {
  /// Returns the value of a property; nil without one.
  func value(forKey key: String) -> Any?
}
