import Foundation

extension _KeyPathObserving where Self: CALayer {
  /// Calls `changeHandler` for every change of `bounds` or `position` while the observation is
  /// retained. Another key path is reported as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let property: ObservedProperty? =
      switch keyPath {
      case \Self.bounds: .bounds
      case \Self.position: .position
      default: nil
      }
    return observation(of: property, keyPath, options, changeHandler)
  }
}
