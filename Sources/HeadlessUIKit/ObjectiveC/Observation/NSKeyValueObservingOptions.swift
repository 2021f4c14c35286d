/// The content and time of an observer's notifications. Raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates options from any bits. Unnamed bits are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Includes the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Includes the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Sends a first notification immediately, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Sends an additional notification before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
