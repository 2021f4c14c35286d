/// What an observer is told, and when; raw values as Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of Foundation's options.
  public let rawValue: UInt

  /// Bits without a name mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Told once at once, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Told before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
