/// How much a message matters; raw values as the system's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  /// From the system's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// What may help to find a fault.
  public static let `default` = OSLogType(0)
  /// Helpful, not essential.
  public static let info = OSLogType(1)
  /// For who writes the app.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(16)
  /// A mistake in the app.
  public static let fault = OSLogType(17)
}
