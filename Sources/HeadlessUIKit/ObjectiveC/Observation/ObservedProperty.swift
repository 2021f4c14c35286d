/// The properties that can be observed.
enum ObservedProperty: String, CaseIterable {
  case alpha, bounds, center, contentInset, contentOffset, contentSize, frame, isHidden, position
  case state, transform

  /// The property of a key, as Swift or Objective-C spells it.
  init?(key: Substring) {
    self.init(rawValue: key == "hidden" ? "isHidden" : String(key))
  }
}
