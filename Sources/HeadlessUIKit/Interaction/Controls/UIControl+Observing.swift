import Foundation

extension _KeyPathObserving where Self: UIControl {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `isEnabled`, `isHighlighted`, `isSelected` and a view's properties. Another key
  /// path is reported as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: controlProperty(at: keyPath), keyPath, options, changeHandler)
  }

  func controlProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    switch keyPath {
    case \Self.isEnabled: .isEnabled
    case \Self.isHighlighted: .isHighlighted
    case \Self.isSelected: .isSelected
    default: viewProperty(at: keyPath)
    }
  }
}
