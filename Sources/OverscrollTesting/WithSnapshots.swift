public import Overscroll
public import Snapshots

/// What holds for the snapshots in a block, for tests of XCTest: the trait `.snapshots(…)` as a function.
/// Also wraps `invokeTest()` of an `XCTestCase`.
///
/// - Throws: what the block throws.
public func withSnapshots<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
  fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil, _ body: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope(
    record: record, tolerance: tolerance, device: device, fonts: fonts, images: images)
  return try SnapshotScope.$current.withValue(scope.inside(.current), operation: body)
}
