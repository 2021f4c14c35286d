import Foundation

extension _KeyPathObserving where Self: UIGestureRecognizer {
  /// Calls `changeHandler` whenever `state` is set while the observation is retained.
  ///
  /// During a drag, `.changed` is set in every tick. Another key path is reported as a problem of
  /// the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: keyPath == \Self.state ? .state : nil, keyPath, options, changeHandler)
  }
}
