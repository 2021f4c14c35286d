/// What can be asked to tell of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls `handler`, with this object and the traits as they were, after one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitObserverKeeping)?.traitObservers.append(observer)
    return observer
  }

  /// Calls no more what was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserverKeeping)?.traitObservers.removeAll { $0 === registration }
  }
}
