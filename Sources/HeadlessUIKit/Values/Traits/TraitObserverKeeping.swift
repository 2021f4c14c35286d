/// Views and controllers: who keeps the observers of its traits.
@MainActor
protocol TraitObserverKeeping: UITraitChangeObservable {
  /// In the order of asking.
  var traitObservers: [TraitObserver] { get set }
}

extension TraitObserverKeeping {
  /// After the traits changed.
  func tellTraitObservers(_ previous: UITraitCollection) {
    for observer in traitObservers
    where observer.traits.contains(where: { $0.differs(previous, traitCollection) }) {
      observer.handler(previous)
    }
  }
}
