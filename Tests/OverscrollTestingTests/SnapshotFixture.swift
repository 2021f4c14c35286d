import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// A folder for goldens and artifacts, and a test that writes to it.
@MainActor
struct SnapshotFixture {
  let folder: Folder

  init() throws { folder = try Folder() }

  struct UnexpectedResult: Error { let result: String }

  func verify(
    _ subject: some SnapshotSubject, _ strategy: SnapshotStrategy, named name: String = "a",
    record mode: RecordMode? = .missing, tolerance: Tolerance? = nil, run: SnapshotRun? = nil,
    variation: SnapshotVariation = SnapshotVariation()
  ) throws -> SnapshotResult {
    var environment = try folder.environment()
    environment.run = run
    return try verifySnapshot(
      of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
      directory: "\(folder.path)/goldens", filePath: "/tests/SquareTests.swift",
      test: SnapshotTest(suites: [], name: "t", identity: "t"), in: environment,
      registry: SnapshotRegistry(), varied: variation)
  }

  func failure(_ result: SnapshotResult) throws -> SnapshotFailure {
    guard case .failed(let failure) = result else { throw UnexpectedResult(result: "\(result)") }
    return failure
  }

  /// Records a snapshot and returns its text.
  func text(_ subject: some SnapshotSubject, _ strategy: SnapshotStrategy) throws -> String {
    guard case .recorded(let recording) = try verify(subject, strategy, record: .all) else {
      throw UnexpectedResult(result: "not recorded")
    }
    return try String(contentsOfFile: recording.golden, encoding: .utf8)
  }

  func picture(_ subject: some SnapshotSubject, _ strategy: SnapshotStrategy) throws -> Bitmap {
    let result = try verify(subject, strategy, record: .all)
    guard case .recorded(let recording) = result else {
      throw UnexpectedResult(result: "\(result)")
    }
    return try Bitmap(decoding: [UInt8](Data(contentsOf: URL(filePath: recording.golden))))
  }
}
