import Foundation

extension _KeyPathObserving where Self: UIImageView {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `image` and a view's properties. Another key path is reported
  /// as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = keyPath == \Self.image ? .image : viewProperty(at: keyPath)
    return observation(of: property, keyPath, options, changeHandler)
  }
}
