extension CALayer {
  /// Returns whether a property can have a value. A value that is not finite is reported as an
  /// error of the screen, and the caller keeps the old value.
  func accepts(_ value: some FiniteValue, for property: StaticString) -> Bool {
    if value.isFinite { return true }
    let environment = view?.environment ?? .current
    environment.problems.raise(
      .notFinite(owner: stableName, property: "\(property)", value: value.numbers))
    return false
  }

  /// The stable name of a layer's view, or the class with the layer's name.
  var stableName: String {
    view?.stableName ?? "\(type(of: self))\(name.map { ":\($0)" } ?? "")"
  }
}
