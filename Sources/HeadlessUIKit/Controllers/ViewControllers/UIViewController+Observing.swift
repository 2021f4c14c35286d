import Foundation

extension _KeyPathObserving where Self: UIViewController {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `title` and the app's own properties that are declared as `@objc dynamic`.
  /// Another key path is reported as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: keyPath == \Self.title ? .title : nil, keyPath, options, changeHandler)
  }
}
