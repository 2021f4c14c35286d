/// A writer of messages to the system's log. Messages are discarded: no log exists here.
public struct Logger: Sendable {
  /// Creates a logger for the default log.
  public init() {}

  /// Creates a logger for a subsystem, such as the app, and a category of messages.
  public init(subsystem: String, category: String) {}

  /// Creates a logger for a log.
  public init(_ log: OSLog) {}

  /// Discards a message of the default level.
  public func log(_ message: OSLogMessage) {}

  /// Discards a message of the given level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Discards a message about the flow of the program.
  public func trace(_ message: OSLogMessage) {}

  /// Discards a message for debugging.
  public func debug(_ message: OSLogMessage) {}

  /// Discards a message with helpful but inessential information.
  public func info(_ message: OSLogMessage) {}

  /// Discards a message of the default level.
  public func notice(_ message: OSLogMessage) {}

  /// Discards a message about an unexpected but recoverable state.
  public func warning(_ message: OSLogMessage) {}

  /// Discards a message about an error.
  public func error(_ message: OSLogMessage) {}

  /// Discards a message about a critical error.
  public func critical(_ message: OSLogMessage) {}

  /// Discards a message about a bug in the app.
  public func fault(_ message: OSLogMessage) {}
}
