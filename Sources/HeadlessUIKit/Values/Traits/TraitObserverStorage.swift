/// A view or controller that stores the observers of its traits.
@preconcurrency @MainActor
protocol TraitObserverStorage: UITraitChangeObservable {
  /// The observers in the order of registration.
  var traitObservers: [TraitObserver] { get set }
}

extension TraitObserverStorage {
  /// Calls the handlers of the observers whose traits changed from `previous`.
  func notifyTraitObservers(_ previous: UITraitCollection) {
    for observer in traitObservers
    where observer.traits.contains(where: { $0.differs(previous, traitCollection) }) {
      observer.handler(previous)
    }
  }
}
