extension _Object {
  /// What of this object can be observed, in a fixed order.
  var observableProperties: [ObservedProperty] {
    ObservedProperty.allCases.filter { value(of: $0) != nil }
  }

  /// Runs a change of a property and tells who observes it.
  func changing(_ property: ObservedProperty, _ change: () -> Void) {
    observers?.willChange(property, of: self)
    change()
    observers?.didChange(property, of: self)
  }

  func addObserver(_ entry: PropertyObservers.Entry) {
    let list = observers ?? PropertyObservers()
    observers = list
    list.add(entry, of: self)
  }

  func report(_ problem: ObservationProblem) {
    ScreenEnvironment.current.problems.report(problem)
  }
}
