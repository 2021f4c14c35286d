// The system's log, which apps write to by `import os`. There is none here: what is written to it is not
// kept, as on a phone that no console is attached to.

/// Where messages of one kind go.
public final class OSLog: Sendable {
  /// Where messages go that name no log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Named by who writes and what about.
  public init(subsystem: String, category: String) {}
}

/// Writes a message, its places filled by `arguments`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// The same with the type first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {}
