/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its previous traits after one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls `handler` with this object, as another type that it has, and its previous traits after
  /// one of `traits` changed. Never called for a type that the object does not have.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observe(traits) { [weak self] previous in
      if let object = self as? Object { handler(object, previous) }
    }
  }

  /// Calls a method of this object after one of `traits` changed.
  ///
  /// The method has no arguments, or one for this object, or a second one for its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of a target after one of `traits` changed. The target is not retained.
  ///
  /// The method has no arguments, or one for this object, or a second one for its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = WeakObject(target as AnyObject)
    return observe(traits) { [weak self] previous in
      guard let self, let target = receiver.object else { return }
      ActionSending.send(action, to: target, from: self, for: previous)
    }
  }

  private func observe(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> TraitObserver {
    let observer = TraitObserver(traits, handler)
    (self as? any TraitObserverStorage)?.traitObservers.append(observer)
    return observer
  }

  /// Removes a registered handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserverStorage)?.traitObservers.removeAll { $0 === registration }
  }
}
