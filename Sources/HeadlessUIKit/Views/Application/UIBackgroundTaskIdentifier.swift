/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number that the system assigned.
  public let rawValue: Int
  /// The identifier that belongs to no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  /// Creates an identifier from any number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
