/// Where to in a text: as it is read, or as it is seen. Raw values as UIKit's.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Of a storage or a layout direction.
  public let rawValue: Int
  /// Others than these are forward.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As it is read.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// As it is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Where the text goes on; a layout's to the right and down, since texts are read so here.
  var isForward: Bool {
    rawValue != UITextStorageDirection.backward.rawValue
      && rawValue != UITextLayoutDirection.left.rawValue
      && rawValue != UITextLayoutDirection.up.rawValue
  }
}
