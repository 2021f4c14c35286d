/// What can be observed by a key path. Its extensions have one `observe` for each class: a key path of a
/// subclass, `\MyList.contentOffset`, is not equal to that of the class itself, so each compares with
/// key paths of `Self`.
@preconcurrency @MainActor
public protocol _KeyPathObserving: AnyObject {}

extension _Object: _KeyPathObserving {}

extension _KeyPathObserving where Self: _Object {
  /// Nothing of this class can be observed: a problem of the screen, and never a call.
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
  /// Calls `changeHandler` for every change of a property, for as long as the observation is kept:
  /// `alpha`, `bounds`, `center`, `frame`, `isHidden`, `transform`. Another key path is a problem of the screen.
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
  /// Calls `changeHandler` for every change of a property, for as long as the observation is kept: a
  /// view's, `contentInset`, `contentOffset`, `contentSize`. Another key path is a problem of the
  /// screen.
  ///
  /// A change of the offset is told after the delegate heard of it.
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
  /// Calls `changeHandler` for every change of `bounds` or `position`, for as long as the observation
  /// is kept. Another key path is a problem of the screen.
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
  /// Calls `changeHandler` whenever `state` is set, for as long as the observation is kept: `.changed`
  /// for every tick in which the finger drags. Another key path is a problem of the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: keyPath == \Self.state ? .state : nil, options, changeHandler)
  }
}
