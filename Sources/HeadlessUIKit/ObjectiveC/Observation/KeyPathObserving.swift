/// An object that can be observed by key path.
///
/// Its extensions declare one `observe` for each class. A key path of a subclass, such as
/// `\MyList.contentOffset`, does not equal the one of the class itself, so each extension compares
/// with key paths of `Self`.
@preconcurrency @MainActor
public protocol _KeyPathObserving: AnyObject {}

extension _Object: _KeyPathObserving {}

extension _KeyPathObserving where Self: _Object {
  /// Reports a problem of the screen: this class has no observable properties. `changeHandler` is
  /// never called.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: nil, options, changeHandler)
  }

  fileprivate func observation<Value>(
    of property: ObservedProperty?, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [weak self] change in
      if let self { handler(self, NSKeyValueObservedChange(change)) }
    }
    guard let property else {
      report(
        .unknownValue(
          type: "\(Value.self)", owner: "\(type(of: self))",
          known: observableProperties.map(\.rawValue)))
      return observation
    }
    addObserver(
      PropertyObservers.Entry(
        property: property, options: options, registration: nil,
        isAlive: { [weak observation] in observation?.isValid == true },
        tell: { [weak observation] in observation?.tell($0) }))
    return observation
  }
}

extension _KeyPathObserving where Self: UIView {
  /// Calls `changeHandler` for every change of a property while the observation is retained.
  ///
  /// Observable are `alpha`, `bounds`, `center`, `frame`, `isHidden` and `transform`. Another key
  /// path is reported as a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: viewProperty(at: keyPath), options, changeHandler)
  }

  fileprivate func viewProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    switch keyPath {
    case \Self.alpha: .alpha
    case \Self.bounds: .bounds
    case \Self.center: .center
    case \Self.frame: .frame
    case \Self.isHidden: .isHidden
    case \Self.transform: .transform
    default: nil
    }
  }
}

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
    let property: ObservedProperty? =
      switch keyPath {
      case \Self.contentInset: .contentInset
      case \Self.contentOffset: .contentOffset
      case \Self.contentSize: .contentSize
      default: viewProperty(at: keyPath)
      }
    return observation(of: property, options, changeHandler)
  }
}

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
    return observation(of: property, options, changeHandler)
  }
}

extension _KeyPathObserving where Self: UIGestureRecognizer {
  /// Calls `changeHandler` whenever `state` is set while the observation is retained.
  ///
  /// During a drag, `.changed` is set in every tick. Another key path is reported as a problem of
  /// the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: keyPath == \Self.state ? .state : nil, options, changeHandler)
  }
}
