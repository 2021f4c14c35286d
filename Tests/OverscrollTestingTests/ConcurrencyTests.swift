import Foundation
import HeadlessUIKit
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Screens are played on the main actor; pictures are drawn and compared on other threads.
@MainActor
struct ConcurrencyTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func take(_ side: CGFloat, _ strategy: SnapshotStrategy) throws -> SnapshotOutcome {
    try SnapshotRequest(
      of: square(side: side), as: strategy, named: "a", directory: "\(folder.path)/goldens",
      filePath: "/tests/SquareTests.swift"
    ).play(
      in: SnapshotTest(suites: [], name: "t", identity: "t"), environment: folder.environment(),
      registry: SnapshotRegistry())
  }

  private func words(_ result: SnapshotResult) -> String {
    switch result {
    case .matched: "matched"
    case .inAnotherShard: "in another shard"
    case .recorded(let recording): "\(recording)"
    case .skipped(let skip): "\(skip)"
    case .failed(let failure): "\(failure)"
    }
  }

  @Test func whatWasPlayedIsDrawnLater() async throws {
    for strategy in [SnapshotStrategy.frame(), .animation(fps: 20), .trace()] {
      let taking = try take(10, strategy)
      guard case .pending = taking else {
        Issue.record("it is known before it is drawn")
        return
      }
      let files = folder.regularFiles.count
      _ = try await taking.concurrentResult()
      #expect(folder.regularFiles.count > files)
    }
    // Nothing else was written.
    #expect(folder.regularFiles.count == 3)
  }

  /// The concurrent and the main-actor comparison give equal messages and equal files.
  @Test(arguments: [0, 1, 2]) func bothWaysSayTheSame(kind: Int) async throws {
    let strategy = [SnapshotStrategy.frame(), .animation(fps: 20), .trace()][kind]
    #expect(words(try take(10, strategy).result()).contains("was recorded"))
    #expect(words(try take(10, strategy).result()) == "matched")
    #expect(words(try await take(10, strategy).concurrentResult().0) == "matched")
    let here = words(try take(12, strategy).result())
    let files = try folder.regularFiles.map { try folder.bytes($0) }
    #expect(words(try await take(12, strategy).concurrentResult().0) == here)
    #expect(try folder.regularFiles.map { try folder.bytes($0) } == files)
    #expect(here.contains("artifacts"))
  }

  @Test func anAsyncTestHearsOfAFailure() async throws {
    let screen = try square()
    await withKnownIssue {
      await assertSnapshot(
        of: screen, as: .frame(), named: "a", record: .missing, directory: folder.path)
    } matching: { issue in
      "\(issue)".contains("there was no golden")
    }
    await assertSnapshot(
      of: screen, as: .frame(), named: "a", record: .never, directory: folder.path)
    let other = try square(side: 12)
    await withKnownIssue {
      await assertSnapshots(
        of: other, as: .frame(), on: SnapshotMatrix(styles: [.light, .dark]), record: .never,
        directory: folder.path)
    } matching: { issue in
      "\(issue)".contains("there is no golden")
    }
  }

  /// A hundred snapshots at once, a third of which differ.
  @Test func manyAtOnceDoNotMixUp() async throws {
    let environment = try folder.environment()
    func take(_ number: Int, side: CGFloat) throws -> SnapshotOutcome {
      try SnapshotRequest(
        of: square(side: side), as: .frame(), named: "n\(number)",
        directory: "\(folder.path)/goldens", filePath: "/tests/SquareTests.swift"
      ).play(
        in: SnapshotTest(suites: [], name: "t", identity: "t"), environment: environment,
        registry: SnapshotRegistry())
    }
    for number in 0..<100 {
      _ = try take(number, side: CGFloat(1 + number % 20)).result()
    }
    var tasks: [Task<SnapshotResult, any Error>] = []
    for number in 0..<100 {
      let side = CGFloat(1 + number % 20 + (number.isMultiple(of: 3) ? 5 : 0))
      let taking = try take(number, side: side)
      tasks.append(Task { @concurrent in try await taking.concurrentResult().0 })
    }
    for (number, task) in tasks.enumerated() {
      let result = try await task.value
      if number.isMultiple(of: 3) {
        #expect(words(result).contains("t.n\(number).png"), "\(words(result))")
      } else {
        #expect(words(result) == "matched", "\(number)")
      }
    }
  }
}
