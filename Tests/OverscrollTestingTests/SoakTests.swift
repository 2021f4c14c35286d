import Foundation
import TestSupport
import Testing

/// A long-running process needs no more memory than a new one. `make soak` runs these tests for
/// longer.
@Suite(.needs(.testBundle, .heap, .inter))
struct SoakTests {
  /// Settings of the allocator: memory that threads cache after freeing it would count as used,
  /// some hundred bytes per snapshot until the many small caches are full. The names are those of
  /// glibc's manual, "Memory Allocation Tunables".
  private static let plainAllocator =
    "glibc.malloc.tcache_count=0:glibc.malloc.arena_max=1"

  /// With OVERSCROLL_SOAK_FACTOR=100 these are 10 000 frames, 1000 stages and 5000 snapshots.
  @Test func aLongLifeKeepsItsMemory() throws {
    let factor = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_FACTOR"] ?? "4"
    let outcome = try #require(Executable.testBundle).run(
      ["--testing-library", "swift-testing", "--filter", "SoakFixture"], in: Folder(),
      environment: ["OVERSCROLL_SOAK": factor, "GLIBC_TUNABLES": Self.plainAllocator])
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
    // Checks that the tests were run at all.
    #expect(
      (outcome.text + outcome.errors).contains("Test run with 5 tests"),
      "\(outcome.text) \(outcome.errors)")
  }
}
