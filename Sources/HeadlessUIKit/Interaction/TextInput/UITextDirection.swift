/// A direction in a text, either logical or visual. Raw values are those of UIKit.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage direction or a layout direction.
  public let rawValue: Int
  /// Creates a direction. Unknown values count as forward.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the direction for a logical direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns the direction for a visual direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the end of the text. Right and down count as forward, since all
  /// text is read left to right here.
  var isForward: Bool {
    rawValue != UITextStorageDirection.backward.rawValue
      && rawValue != UITextLayoutDirection.left.rawValue
      && rawValue != UITextLayoutDirection.up.rawValue
  }
}
