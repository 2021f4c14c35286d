/// Keys of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// A key of any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which of several changed.
  ///
  /// - Note: Partly: never told here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in what is told before the change; not there in what is told after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
