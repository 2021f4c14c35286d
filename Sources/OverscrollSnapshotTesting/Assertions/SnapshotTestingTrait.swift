import HeadlessXCTest
public import Testing

/// A trait with settings for the snapshots of a suite or a test of Swift Testing.
///
/// Snapshots without a name are numbered from 1 in each case of a test.
public struct SnapshotTestingTrait: SuiteTrait, TestTrait, TestScoping {
  private let configuration: SnapshotTestingConfiguration

  fileprivate init(_ configuration: SnapshotTestingConfiguration) {
    self.configuration = configuration
  }

  /// Whether the settings also apply to suites inside the suite: always true.
  public var isRecursive: Bool { true }

  /// Runs a test with these settings, which override those of the surrounding suite.
  ///
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotPlace.$numbersOfCase.withValue(SnapshotNumbers()) {
        try await function()
      }
    }
  }
}

extension Trait where Self == SnapshotTestingTrait {
  /// The trait without settings.
  public static var snapshots: Self { snapshots() }

  /// Sets the rule for writing goldens in a suite or a test.
  ///
  /// - Parameters:
  ///   - record: The rule; nil for that of the surrounding suite.
  ///   - diffTool: The command that shows a difference. It has no effect.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

  /// Sets the settings of a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration)
  }
}
