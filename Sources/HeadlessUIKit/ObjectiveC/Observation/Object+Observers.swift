public import Foundation

// Observation by key path as in Objective-C: views, layers and recognisers can be observed, and an
// object that overrides `observeValue(forKeyPath:of:change:context:)` can observe.
//
// The members are nonisolated because observers are removed in `deinit`. They are declared on
// `NSObject` as in Foundation; observing another kind of object is reported as a problem of the
// screen.
extension NSObject {
  /// Notifies `observer` of changes of a property until it is removed or released.
  ///
  /// The key path may begin with `panGestureRecognizer.`, `layer.` or names that `value(forKey:)`
  /// knows. The object found at registration stays the observed one. A property that cannot be
  /// observed is reported as a problem of the screen.
  nonisolated public final func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let (owner, observer, context) = (self, observer, context)
    onMainActorUnchecked {
      if let owner = owner as? _Object {
        owner.observe(keyPath, by: observer, options, context)
      } else {
        RuntimeProblems.report(
          .unknownKeyPath(keyPath, owner: "\(type(of: owner))", known: []))
      }
    }
  }

  /// Removes the latest registration of an observer and key path. Without one an error is reported,
  /// where UIKit raises an exception.
  nonisolated public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let observer = ObjectIdentifier(observer)
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let owner = self
    onMainActorUnchecked {
      (owner as? _Object)?.end(keyPath) { $0.observer == observer && $0.keyPath == keyPath }
    }
  }

  /// Removes the latest registration of an observer and key path with a context.
  nonisolated public final func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let observer = ObjectIdentifier(observer)
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let (owner, context) = (self, context)
    onMainActorUnchecked {
      (owner as? _Object)?.end(keyPath) {
        $0.observer == observer && $0.keyPath == keyPath && $0.context == context
      }
    }
  }
}

// MARK: - Changes

extension NSObject {
  /// Tells observers that a property will change. A class calls it before a change that it reports
  /// itself; properties declared as `@objc dynamic` report their changes.
  nonisolated public final func willChangeValue(forKey key: String) {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let owner = self
    onMainActorUnchecked {
      guard let owner = owner as? _Object else { return }
      owner.observers?.willChange(key, of: owner)
    }
  }

  /// Tells observers that a property has changed, after `willChangeValue(forKey:)`.
  nonisolated public final func didChangeValue(forKey key: String) {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let owner = self
    onMainActorUnchecked {
      guard let owner = owner as? _Object else { return }
      owner.observers?.didChange(key, of: owner)
    }
  }
}

extension _Object {
  fileprivate func observe(
    _ keyPath: String, by observer: NSObject, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let (owner, key) = observed(keyPath) else {
      return RuntimeProblems.report(
        .unknownKeyPath(
          keyPath, owner: "\(type(of: self))", known: observableProperties.map(\.rawValue)))
    }
    guard let observer = observer as? _Object else {
      return RuntimeProblems.report(.invalidObserver("\(type(of: observer))"))
    }
    owner.addObserver(
      PropertyObservers.Entry(
        key: key, options: options,
        registration: ObserverRegistration(
          observer: ObjectIdentifier(observer), keyPath: keyPath, context: context),
        isAlive: { [weak observer] in observer != nil },
        notify: { [weak observer, weak self] change in
          observer?.observeValue(
            forKeyPath: keyPath, of: self, change: change.dictionary, context: context)
        }))
  }

  fileprivate func end(_ keyPath: String, where matches: (ObserverRegistration) -> Bool) {
    let owner = observed(keyPath)?.owner ?? self
    guard owner.observers?.remove(where: matches) != true else { return }
    // A path with several keys may lead to another object by now, so that the missing registration
    // is no error.
    guard !keyPath.contains(".") else { return }
    RuntimeProblems.raise(
      .notObserved(keyPath: keyPath, object: "\(type(of: self))"))
  }

  /// Returns the object and the key that a key path refers to.
  private func observed(_ keyPath: String) -> (owner: _Object, key: String)? {
    var (owner, keys) = (self, keyPath.split(separator: "."))
    while keys.count > 1, let next = owner.object(at: keys[0]) {
      owner = next
      keys.removeFirst()
    }
    guard keys.count == 1 else { return nil }
    if let property = ObservedProperty(key: keys[0]), owner.value(of: property) != nil {
      return (owner, property.rawValue)
    }
    let key = String(keys[0])
    return KeyedProperties.isOfApp(key, of: owner) ? (owner, key) : nil
  }

  private func object(at key: Substring) -> _Object? {
    KeyedProperties.property(String(key), of: self)?.get(self) as? _Object
  }
}

extension PropertyChange {
  /// The change in the form of `observeValue`'s dictionary.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if let indexes { result[.indexesKey] = indexes }
    if let old { result[.oldKey] = old }
    if let new { result[.newKey] = new }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}
