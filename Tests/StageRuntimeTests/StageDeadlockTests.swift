import Foundation
import StageRuntime
import Testing

/// Waits that nothing can end return, and are reported with their place.
@MainActor
struct StageDeadlockTests {
  private func deadlocks(
    test: String = #function, _ body: @escaping (StageFixture) -> Void
  ) -> [String] {
    let stage = StageFixture()
    stage.play { body(stage) }
    for deadlock in stage.deadlocks {
      // The function stands for the line if the tests have no debug information.
      let place = deadlock.place ?? ""
      #expect(
        place.contains("StageDeadlockTests.swift:") || "\(place)()" == "in \(test)", "\(deadlock)")
    }
    return stage.deadlocks.map(\.call)
  }

  @Test func waitsForWhatNeverHappensAreReported() {
    #expect(
      deadlocks { _ in DispatchSemaphore(value: 0).wait() } == ["DispatchSemaphore.wait"])
    #expect(
      deadlocks { _ in
        let group = DispatchGroup()
        group.enter()
        group.wait()
        group.leave()
      } == ["DispatchGroup.wait"])
    #expect(deadlocks { _ in DispatchWorkItem {}.wait() } == ["DispatchWorkItem.wait"])
  }

  @Test func theMainQueueCannotWaitForItself() {
    #expect(
      deadlocks { stage in
        DispatchQueue.main.sync { stage.note("ran") }
      } == ["DispatchQueue.sync"])
    // The main queue holds the work that signals the semaphore, and waits itself.
    #expect(
      deadlocks { _ in
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { DispatchQueue.main.async { done.signal() } }
        done.wait()
      } == ["DispatchSemaphore.wait"])
  }

  @Test func aSerialQueueCannotWaitForItself() {
    let queue = DispatchQueue(label: "serial")
    #expect(
      deadlocks { stage in
        queue.async {
          queue.sync {}
          stage.note("after")
        }
      } == ["DispatchQueue.sync"])
    #expect(
      deadlocks { _ in
        queue.async {
          let done = DispatchSemaphore(value: 0)
          queue.async { done.signal() }
          done.wait()
        }
      } == ["DispatchSemaphore.wait"])
  }

  @Test func whatAPhoneCanDoIsNoDeadlock() {
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let serial = DispatchQueue(label: "serial")
    #expect(
      deadlocks { stage in
        concurrent.async {
          let done = DispatchSemaphore(value: 0)
          concurrent.async { done.signal() }
          done.wait()
          concurrent.sync { stage.note("nested") }
        }
        DispatchQueue.global().async { DispatchQueue.main.sync { stage.note("main") } }
        serial.async { serial.async { stage.note("serial") } }
        serial.sync { stage.note("sync") }
        let item = DispatchWorkItem { stage.note("item") }
        serial.async(execute: item)
        item.wait()
        DispatchQueue.main.async {
          DispatchQueue.global().async { DispatchQueue.main.sync { stage.note("inner") } }
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        }
      } == [])
  }

  @Test func placesAreLinesOfTheCallersCode() throws {
    let stage = StageFixture()
    stage.context.run { DispatchSemaphore(value: 0).wait() }
    let deadlock = try #require(stage.deadlocks.first)
    #expect(deadlock.description.contains("a phone hangs here"))
    #expect(deadlock.time == 0)
  }
}
