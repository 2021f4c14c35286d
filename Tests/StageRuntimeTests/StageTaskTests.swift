import Foundation
import StageRuntime
import Testing

/// Swift's concurrency on a stage: tasks run on the stage's thread, in order, and wait on its
/// clock.
@MainActor
struct StageTaskTests {
  private actor Counter {
    private var count = 0
    func next() async -> Int {
      count += 1
      try? await Task.sleep(for: .milliseconds(10))
      return count
    }
  }

  @globalActor private actor Elsewhere {
    static let shared = Elsewhere()
    @Elsewhere static func seven() -> Int { 7 }
  }

  private nonisolated func slow(_ tenths: Int) async -> Int {
    try? await Task.sleep(for: .milliseconds(100 * tenths))
    return tenths
  }

  @Test func tasksRunAtTheInstantThatMadeThemInOrder() {
    let stage = StageFixture()
    stage.play {
      Task { stage.note("first") }
      Task(priority: .background) { stage.note("second") }
      Task.detached { await MainActor.run { stage.note("detached") } }
      stage.note("body")
    }
    #expect(stage.log == ["0 body", "0 first", "0 second", "0 detached"])
  }

  @Test func sleepsEndOnTheStagesClock() {
    let stage = StageFixture()
    stage.play {
      Task {
        try? await Task.sleep(nanoseconds: 200_000_000)
        stage.note("nanoseconds")
        try? await Task.sleep(for: .seconds(0.25))
        stage.note("duration")
        try? await Task.sleep(until: .now + .milliseconds(50), clock: .continuous)
        stage.note("continuous")
        try? await Task.sleep(until: .now + .milliseconds(50), clock: .suspending)
        stage.note("suspending")
      }
    }
    #expect(stage.log == ["200 nanoseconds", "450 duration", "500 continuous", "550 suspending"])
  }

  @Test func childrenRunTogether() {
    let stage = StageFixture()
    stage.play {
      Task {
        async let one = slow(1)
        async let two = slow(2)
        stage.note("sum \(await one + two)")
        let group = await withTaskGroup(of: Int.self) { group in
          for tenths in [3, 1, 2] { group.addTask { await slow(tenths) } }
          var order: [Int] = []
          for await tenths in group { order.append(tenths) }
          return order
        }
        stage.note("group \(group)")
      }
    }
    #expect(stage.log == ["200 sum 3", "500 group [1, 2, 3]"])
  }

  @Test func actorsAndGlobalActorsRunOnTheStage() {
    let stage = StageFixture()
    let counter = Counter()
    stage.play {
      Task { stage.note("counted \(await counter.next())") }
      Task { stage.note("elsewhere \(await Elsewhere.seven())") }
    }
    #expect(stage.log == ["0 elsewhere 7", "10 counted 1"])
  }

  @Test func cancellationEndsASleepAtOnce() {
    let stage = StageFixture()
    stage.play {
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(5))
          stage.note("slept")
        } catch {
          stage.note("cancelled")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { task.cancel() }
    }
    #expect(stage.log == ["300 cancelled"])
  }

  @Test func aRaceAgainstATimeOutIsDecidedByTheStagesClock() {
    let stage = StageFixture()
    stage.play {
      Task {
        let winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            _ = await slow(5)
            return "work"
          }
          group.addTask {
            try? await Task.sleep(for: .milliseconds(400))
            return "time out"
          }
          let first = await group.next() ?? "nothing"
          group.cancelAll()
          return first
        }
        stage.note(winner)
      }
    }
    #expect(stage.log.first == "400 time out")
  }

  @Test func streamsDeliverWhenTheirSourceDoes() {
    let stage = StageFixture()
    stage.play {
      let stream = AsyncStream<Int> { continuation in
        for value in 0..<3 {
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(value) / 10) {
            continuation.yield(value)
            if value == 2 { continuation.finish() }
          }
        }
      }
      Task {
        for await value in stream { stage.note("value \(value)") }
        stage.note("end")
      }
    }
    #expect(stage.log == ["0 value 0", "100 value 1", "200 value 2", "200 end"])
  }

  @Test func continuationsResumeFromQueuesAndThreads() {
    let stage = StageFixture()
    stage.play {
      Task {
        let value: Int = await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.05)
            continuation.resume(returning: 3)
          }
        }
        stage.note("queue \(value)")
      }
      Task {
        let value: Int = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.07)
            continuation.resume(returning: 4)
          }
        }
        stage.note("thread \(value)")
      }
    }
    #expect(stage.log == ["50 queue 3", "70 thread 4"])
  }

  /// A loop that polls for ever does not keep a screen from coming to rest; a wait that ends does.
  @Test func pollingIsNoMotion() {
    let stage = StageFixture()
    stage.play(until: 0.05) {
      Task {
        try? await Task.sleep(for: .milliseconds(500))
        stage.note("done")
      }
    }
    #expect(stage.context.nextMotion != nil)
    stage.advance(to: 1)
    #expect(stage.context.nextMotion == nil)
    let polling = StageFixture()
    polling.play(until: 100) {
      Task { while true { try? await Task.sleep(for: .seconds(1)) } }
    }
    #expect(polling.context.nextDue != nil)
    #expect(polling.context.nextMotion == nil)
  }

  /// Half of these are stages and half are ordinary asynchronous tests, side by side in one
  /// process.
  @Test(arguments: 0..<40)
  func stagesAndOrdinaryTestsDoNotMeet(_ number: Int) async throws {
    guard number.isMultiple(of: 2) else {
      try await Task.sleep(for: .milliseconds(2))
      let sum = await withTaskGroup(of: Int.self) { group in
        for value in 0..<10 { group.addTask { value } }
        var sum = 0
        for await value in group { sum += value }
        return sum
      }
      #expect(sum == 45)
      return
    }
    let stage = StageFixture()
    stage.play {
      stage.note("\(Int.random(in: 0..<1_000_000)) \(Set((0..<20).map(String.init)).joined())")
      Task {
        stage.note("\(await slow(1) + slow(2))")
      }
    }
    let other = StageFixture()
    other.play {
      other.note("\(Int.random(in: 0..<1_000_000)) \(Set((0..<20).map(String.init)).joined())")
    }
    #expect(stage.log.first == other.log.first)
    #expect(stage.log.last == "300 3")
  }

  /// A task of a test that waits for a stage's task goes on outside of the stage.
  @Test func ordinaryTasksThatWaitForAStageStayOrdinary() async {
    let stage = StageFixture()
    var task: Task<Int, Never>?
    stage.play(until: 0) { task = Task { await slow(1) } }
    let waiting = Task { await task?.value }
    await Task.yield()
    stage.advance(to: 1)
    #expect(await waiting.value == 1)
    #expect(Date().timeIntervalSince1970 > stage.context.place.start.timeIntervalSince1970)
  }
}
