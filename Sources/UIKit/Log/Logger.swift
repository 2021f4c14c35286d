/// Writes messages of one kind to the system's log, of which none is kept here.
public struct Logger: Sendable {
  /// For the default log.
  public init() {}

  /// Named by who writes and what about.
  public init(subsystem: String, category: String) {}

  /// For a log.
  public init(_ log: OSLog) {}

  /// Writes a message.
  public func log(_ message: OSLogMessage) {}

  /// Writes a message that matters so much.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func trace(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func debug(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func info(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func notice(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func warning(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func error(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func critical(_ message: OSLogMessage) {}

  /// Writes a message of that level.
  public func fault(_ message: OSLogMessage) {}
}
