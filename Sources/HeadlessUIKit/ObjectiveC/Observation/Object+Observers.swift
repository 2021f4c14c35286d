public import Foundation

// Observation by key path, as Objective-C has it: views, layers, recognisers are observed; whoever
// overrides `observeValue(forKeyPath:of:change:context:)` observes. The members belong to no actor, since
// observers leave in their `deinit`, and to `NSObject`, as there; of other objects nothing can be
// observed here, which is a problem of the screen.
extension NSObject {
  /// Tells `observer` of changes of a property, until it is removed or gone. `panGestureRecognizer.`, `layer.`
  /// and names that `value(forKey:)` knows may lead to the property; whose it is then stays. One that cannot be observed is a problem of the screen.
  nonisolated public final func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (owner, observer, context) = (self, observer, context)
    onMainActorUnchecked {
      if let owner = owner as? _Object {
        owner.observe(keyPath, by: observer, options, context)
      } else {
        ScreenEnvironment.current.problems.report(
          ObservationProblem.unknownKeyPath(keyPath, owner: "\(type(of: owner))", known: []))
      }
    }
  }

  /// Ends what was added last for this observer and key path. Where nothing was, UIKit raises an
  /// exception.
  nonisolated public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let observer = ObjectIdentifier(observer)
    nonisolated(unsafe) let owner = self
    onMainActorUnchecked {
      (owner as? _Object)?.end(keyPath) { $0.observer == observer && $0.keyPath == keyPath }
    }
  }

  /// The same for what was added with this context.
  nonisolated public final func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let observer = ObjectIdentifier(observer)
    nonisolated(unsafe) let (owner, context) = (self, context)
    onMainActorUnchecked {
      (owner as? _Object)?.end(keyPath) {
        $0.observer == observer && $0.keyPath == keyPath && $0.context == context
      }
    }
  }
}

extension _Object {
  fileprivate func observe(
    _ keyPath: String, by observer: NSObject, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let (owner, property) = observed(keyPath) else {
      return report(
        .unknownKeyPath(
          keyPath, owner: "\(type(of: self))", known: observableProperties.map(\.rawValue)))
    }
    guard let observer = observer as? _Object else {
      return report(.deafObserver("\(type(of: observer))"))
    }
    owner.addObserver(
      PropertyObservers.Entry(
        property: property, options: options,
        registration: ObserverRegistration(
          observer: ObjectIdentifier(observer), keyPath: keyPath, context: context),
        isAlive: { [weak observer] in observer != nil },
        tell: { [weak observer, weak self] change in
          observer?.observeValue(
            forKeyPath: keyPath, of: self, change: change.dictionary, context: context)
        }))
  }

  fileprivate func end(_ keyPath: String, where isMeant: (ObserverRegistration) -> Bool) {
    let owner = observed(keyPath)?.owner ?? self
    guard owner.observers?.remove(where: isMeant) != true else { return }
    // The path may lead elsewhere by now.
    guard !keyPath.contains(".") else { return }
    ScreenEnvironment.current.problems.raise(
      .notObserved(keyPath: keyPath, object: "\(type(of: self))"))
  }

  /// Whose property a key path means.
  private func observed(_ keyPath: String) -> (owner: _Object, property: ObservedProperty)? {
    var (owner, keys) = (self, keyPath.split(separator: "."))
    while keys.count > 1, let next = owner.object(at: keys[0]) {
      owner = next
      keys.removeFirst()
    }
    guard keys.count == 1, let property = ObservedProperty(key: keys[0]),
      owner.value(of: property) != nil
    else { return nil }
    return (owner, property)
  }

  private func object(at key: Substring) -> _Object? {
    switch key {
    case "panGestureRecognizer": (self as? UIScrollView)?.panGestureRecognizer
    case "layer": (self as? UIView)?.layer
    default: KeyedProperties.property(String(key), of: self)?.get(self) as? _Object
    }
  }
}

extension PropertyChange {
  /// As `observeValue` is told it.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let old { result[.oldKey] = old }
    if let new { result[.newKey] = new }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}
