import Foundation

extension _KeyPathObserving where Self: UITableView {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `isEditing` and a scroll view's properties. Another key path is reported
  /// as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property = keyPath == \Self.isEditing ? .isEditing : scrollViewProperty(at: keyPath)
    return observation(of: property, keyPath, options, changeHandler)
  }
}
