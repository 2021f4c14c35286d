public import Overscroll
public import Snapshots
public import Testing

/// What holds for the snapshots of a suite or a test; see `SnapshotScope`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let scope: SnapshotScope

  /// Suites in a suite have its scope too.
  public var isRecursive: Bool { true }

  /// Runs a test in the scope, inside of the one around it.
  ///
  /// - Throws: what the test throws.
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
  /// What holds for all snapshots of the suite or the test:
  ///
  ///     @Suite(.snapshots(device: .iPhone15, fonts: .system, images: .folder("Fixtures/Images")))
  ///
  /// What is nil is left to what is around it. `SnapshotScope` says what goes before what.
  public static func snapshots(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
    fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil
  ) -> Self {
    SnapshotsTrait(
      scope: SnapshotScope(
        record: record, tolerance: tolerance, device: device, fonts: fonts, images: images))
  }
}
