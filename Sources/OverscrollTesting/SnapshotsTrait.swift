public import Overscroll
public import Snapshots
public import Testing

/// A trait with settings for the snapshots of a suite or a test. See `SnapshotScope`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let scope: SnapshotScope

  /// Whether the scope also applies to suites inside the suite: always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of this scope, which override those of the surrounding one.
  ///
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotScope.$current.withValue(scope.inside(.current)) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the defaults for all snapshots of the suite or the test.
  ///
  /// ```swift
  /// @Suite(.snapshots(device: .iPhone15, fonts: .system, images: .folder("Fixtures/Images")))
  /// ```
  ///
  /// Settings that are nil are inherited from the surrounding scope. `SnapshotScope` documents the
  /// precedence.
  public static func snapshots(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
    fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil
  ) -> Self {
    SnapshotsTrait(
      scope: SnapshotScope(
        record: record, tolerance: tolerance, device: device, fonts: fonts, images: images))
  }
}
