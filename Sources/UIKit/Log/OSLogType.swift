/// The level of a log message. The raw values are those of the system.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number for the level.
  public let rawValue: UInt8

  /// Creates a level from the system's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from the system's number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// Information that may help to find an error.
  public static let `default` = OSLogType(0)
  /// Helpful but inessential information.
  public static let info = OSLogType(1)
  /// Information for developers during debugging.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A bug in the app.
  public static let fault = OSLogType(17)
}
