extension _Object {
  /// The observable properties of this object, in a fixed order.
  var observableProperties: [ObservedProperty] {
    ObservedProperty.allCases.filter { value(of: $0) != nil }
  }

  /// The value of an observable property of UIKit, or of a property of the app's class; nil if the
  /// key is unknown.
  func observedValue(_ key: String) -> Any? {
    if let property = ObservedProperty(rawValue: key), let value = value(of: property) {
      return value
    }
    return KeyedProperties.property(key, of: self)?.get(self)
  }

  /// Performs a change of a property and notifies the observers.
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
}
