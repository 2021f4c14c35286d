import Foundation
import Snapshots
import Synchronization

/// The settings of assertions in a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the running code; nil outside of `withSnapshotTesting`.
  @TaskLocal public static var current: Self?

  /// The command that shows a difference; nil for that of the outer part. It has no effect: a
  /// failure names our own report.
  public var diffTool: DiffTool?
  /// The rule for writing goldens; nil for that of the outer part.
  public var record: Record?

  /// Creates settings.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// A rule for writing goldens.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    private init(mode: RecordMode) { self.mode = mode }

    /// Creates the rule with a name: `all`, `failed`, `missing` or `never`. Nil for others.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.init(mode: mode)
    }

    /// Creates `all` for true and `missing` for false.
    public init(booleanLiteral value: Bool) { self.init(mode: value ? .all : .missing) }

    /// Writes all goldens.
    public static let all = Self(mode: .all)
    /// Writes missing goldens and those that do not match.
    public static let failed = Self(mode: .failed)
    /// Writes missing goldens.
    public static let missing = Self(mode: .missing)
    /// Writes no golden.
    public static let never = Self(mode: .never)
  }

  /// A command that shows the difference of two files. It has no effect.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Creates a command.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { self.tool = tool }

    /// Creates a command from its name.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// Creates the default command.
    public init(nilLiteral: ()) { self = .default }

    /// The command of Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// The addresses of both files, and advice.
    public static let `default` = Self { old, new in
      """
      @−
      "file://\(old)"
      @+
      "file://\(new)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }

  private static let recordOfAll = Mutex<Record?>(nil)

  /// The rule that applies to the running code; nil for that of the environment.
  static var currentRecord: Record? {
    get { current?.record ?? recordOfAll.withLock { $0 } ?? ofEnvironment }
    set { recordOfAll.withLock { $0 = newValue } }
  }

  /// The rule that swift-snapshot-testing's own variable of the environment names.
  private static let ofEnvironment = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    .flatMap { Record(rawValue: $0) }
}

/// Whether all goldens are written.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.currentRecord == .all }
  set { SnapshotTestingConfiguration.currentRecord = newValue ? .all : nil }
}

/// The rule for writing goldens of all tests. Until it is set, the environment's rule applies and
/// `missing` is returned.
public var record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.currentRecord ?? .missing }
  set { SnapshotTestingConfiguration.currentRecord = newValue }
}

/// The command that shows a difference. It has no effect.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? .default }
  set { _ = newValue }
}

/// Runs code with other settings for its assertions.
///
/// - Parameters:
///   - record: The rule for writing goldens; nil for that of the outer part.
///   - diffTool: The command that shows a difference. It has no effect.
/// - Returns: What `operation` returns.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(
    record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool ?? .default)
  return try SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}

/// Runs asynchronous code with other settings for its assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(
    record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool ?? .default)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner, operation: operation, isolation: isolation)
}
