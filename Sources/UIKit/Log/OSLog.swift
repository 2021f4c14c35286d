// The API of the system's log for apps that `import os`. No log exists here, so messages are
// discarded as on a phone without a console.

/// A log for messages of one kind. Messages are discarded.
public final class OSLog: Sendable {
  /// The log for messages that name no log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that never records messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log for a subsystem, such as the app, and a category of messages.
  public init(subsystem: String, category: String) {}
}

/// Discards a message, in which `arguments` would replace the format specifiers.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Discards a message; the variant with the type as the first parameter.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
