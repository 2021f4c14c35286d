import Foundation

extension _KeyPathObserving where Self: UIView {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `alpha`, `bounds`, `center`, `frame`, `isHidden`, `safeAreaInsets` and
  /// `transform`. Another key path is reported as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: viewProperty(at: keyPath), keyPath, options, changeHandler)
  }

  func viewProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    switch keyPath {
    case \Self.alpha: .alpha
    case \Self.bounds: .bounds
    case \Self.center: .center
    case \Self.frame: .frame
    case \Self.isHidden: .isHidden
    case \Self.safeAreaInsets: .safeAreaInsets
    case \Self.transform: .transform
    default: nil
    }
  }
}
