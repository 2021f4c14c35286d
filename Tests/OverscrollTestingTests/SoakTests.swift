import Foundation
import TestSupport
import Testing

/// A process that lives long needs no more memory than a young one. `make soak` does the same at length.
@Suite(.needs(.testBundle, .heap, .inter))
struct SoakTests {
  /// What threads keep of freed memory for themselves counts as in use: some hundred bytes a snapshot, until
  /// the many small caches are full. Names as in glibc's manual, "Memory Allocation Tunables".
  private static let plainAllocator =
    "glibc.malloc.tcache_count=0:glibc.malloc.arena_max=1"

  /// 10 000 frames, 1000 stages and 5000 snapshots with OVERSCROLL_SOAK_FACTOR=100.
  @Test func aLongLifeKeepsItsMemory() throws {
    let factor = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_FACTOR"] ?? "4"
    let outcome = try #require(Executable.testBundle).run(
      ["--testing-library", "swift-testing", "--filter", "SoakFixture"], in: Folder(),
      environment: ["OVERSCROLL_SOAK": factor, "GLIBC_TUNABLES": Self.plainAllocator])
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
    // Otherwise nothing was run.
    #expect(
      (outcome.text + outcome.errors).contains("Test run with 5 tests"),
      "\(outcome.text) \(outcome.errors)")
  }
}
