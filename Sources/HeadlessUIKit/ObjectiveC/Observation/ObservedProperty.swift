/// The properties of UIKit's classes that can be observed.
enum ObservedProperty: String, CaseIterable {
  case alpha, bounds, center, contentInset, contentOffset, contentSize, frame, isHidden, position
  case state, text, transform

  /// Creates a property from a key in Swift's or Objective-C's spelling.
  init?(key: Substring) {
    self.init(rawValue: key == "hidden" ? "isHidden" : String(key))
  }
}
