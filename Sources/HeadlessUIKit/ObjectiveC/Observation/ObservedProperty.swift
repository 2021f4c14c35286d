/// The properties of UIKit's classes that can be observed.
enum ObservedProperty: String, CaseIterable {
  case alpha, bounds, center, contentInset, contentOffset, contentSize, frame, image, isEditing
  case isEnabled, isHidden, isHighlighted, isSelected, position, safeAreaInsets, state, text, title
  case transform

  /// Creates a property from a key in Swift's or Objective-C's spelling.
  init?(key: Substring) {
    let flag = ObservedProperty(rawValue: "is" + key.prefix(1).uppercased() + key.dropFirst())
    guard let property = ObservedProperty(rawValue: String(key)) ?? flag else { return nil }
    self = property
  }
}
