public import Overscroll
public import Snapshots

/// Sets the defaults for the snapshots in a closure. This function is the XCTest counterpart of the
/// trait `.snapshots(…)`, and can also wrap `invokeTest()` of an `XCTestCase`.
///
/// - Throws: The error of the closure.
public func withSnapshots<Result>(
  record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
  fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil, _ body: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope(
    record: record, tolerance: tolerance, device: device, fonts: fonts, images: images)
  return try SnapshotScope.$current.withValue(scope.inside(.current), operation: body)
}
