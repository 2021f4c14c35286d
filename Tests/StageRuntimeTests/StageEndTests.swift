import Foundation
import StageRuntime
import Synchronization
import Testing

/// Threads and tasks of a stage that has ended.
@MainActor
struct StageEndTests {
  /// A value that another thread sets.
  private final class Flag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }

    /// Waits until it is set, for at most five seconds of real time.
    func wait() async -> Bool {
      for _ in 0..<500 where !isSet { try? await Task.sleep(for: .milliseconds(10)) }
      return isSet
    }
  }

  @Test func aThreadOutlivesItsStage() async {
    let (goesOn, hasEnded) = (Flag(), Flag())
    do {
      let stage = StageFixture()
      stage.context.patience = 0.01
      stage.play {
        Thread.detachNewThread {
          StageContext.outside { while !goesOn.isSet { usleep(1000) } }
          // All of it asks a stage that is no more.
          DispatchQueue.main.async {}
          DispatchQueue.global().sync {}
          _ = (Date(), Locale.current, UUID(), NSHomeDirectory())
          Thread.sleep(forTimeInterval: 60)
          hasEnded.set()
        }
      }
    }
    goesOn.set()
    #expect(await hasEnded.wait())
  }

  @Test func aContinuationOfAnEndedStageDoesNotRun() async {
    let (isResumed, hasRun) = (Flag(), Flag())
    let resumes = Mutex<CheckedContinuation<Void, Never>?>(nil)
    do {
      let stage = StageFixture()
      stage.play {
        Task {
          await withCheckedContinuation { continuation in resumes.withLock { $0 = continuation } }
          hasRun.set()
        }
      }
    }
    Thread.detachNewThread {
      resumes.withLock { $0 }?.resume()
      isResumed.set()
    }
    #expect(await isResumed.wait())
    try? await Task.sleep(for: .milliseconds(50))
    #expect(!hasRun.isSet)
  }
}
