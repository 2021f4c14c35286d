import Foundation

extension _KeyPathObserving where Self: UIScrollView {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `contentInset`, `contentOffset`, `contentSize` and a view's properties. Another
  /// key path is reported as a problem of the screen.
  ///
  /// The delegate is notified of a new offset before the observers.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: scrollViewProperty(at: keyPath), keyPath, options, changeHandler)
  }

  func scrollViewProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    switch keyPath {
    case \Self.contentInset: .contentInset
    case \Self.contentOffset: .contentOffset
    case \Self.contentSize: .contentSize
    default: viewProperty(at: keyPath)
    }
  }
}
