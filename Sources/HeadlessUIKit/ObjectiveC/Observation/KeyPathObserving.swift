/// An object that can be observed by key path.
///
/// Its extensions declare one `observe` for each class. A key path of a subclass, such as
/// `\MyList.contentOffset`, does not equal the one of the class itself, so each extension compares
/// with key paths of `Self`.
@preconcurrency @MainActor
public protocol _KeyPathObserving: AnyObject {}

extension _Object: _KeyPathObserving {}

extension _KeyPathObserving where Self: _Object {
  /// Calls `changeHandler` for every change of an app's own property that is declared as
  /// `@objc dynamic`, while the observation is retained.
  ///
  /// Another key path is reported as a problem of the screen. `changeHandler` is then never called.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observation(of: nil, keyPath, options, changeHandler)
  }

  func observation<Value>(
    of property: ObservedProperty?, _ keyPath: KeyPath<Self, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [weak self] change in
      if let self { handler(self, NSKeyValueObservedChange(change)) }
    }
    guard let key = property?.rawValue ?? KeyedProperties.key(of: keyPath) else {
      RuntimeProblems.report(
        .unknownValue(
          type: "\(Value.self)", owner: "\(type(of: self))",
          known: observableProperties.map(\.rawValue)))
      return observation
    }
    addObserver(
      PropertyObservers.Entry(
        key: key, options: options, registration: nil,
        isAlive: { [weak observation] in observation?.isValid == true },
        notify: { [weak observation] in observation?.notify($0) }))
    return observation
  }
}
