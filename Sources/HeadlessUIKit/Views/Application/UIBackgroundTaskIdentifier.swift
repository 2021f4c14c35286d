/// A piece of work that goes on while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// A number of the system's.
  public let rawValue: Int
  /// What names no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  /// Any number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
