import Foundation
import FoundationNetworking
import StageRuntime
import Testing

/// Dispatch, Foundation's queues, run loops and threads on a stage's clock.
@MainActor
struct StageQueueTests {
  @Test func everyFormOfAsyncRunsOnTheStage() {
    let stage = StageFixture()
    stage.play {
      DispatchQueue.main.async { stage.note("async") }
      DispatchQueue.main.async(qos: .userInitiated, flags: []) { stage.note("async with quality") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { stage.note("after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { stage.note("after wall") }
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 0.1, execute: DispatchWorkItem { stage.note("item") })
      let cancelled = DispatchWorkItem { stage.note("never") }
      DispatchQueue.main.async(execute: cancelled)
      cancelled.cancel()
      OperationQueue.main.addOperation { stage.note("operation") }
      RunLoop.main.perform { stage.note("run loop") }
    }
    #expect(
      stage.log == [
        "0 async", "0 async with quality", "0 operation", "0 run loop", "100 item",
        "200 after wall", "300 after",
      ])
  }

  @Test func workOfOtherQueuesSleepsWithoutTheStage() {
    let stage = StageFixture()
    stage.play {
      DispatchQueue.global(qos: .userInitiated).async {
        Thread.sleep(forTimeInterval: 0.05)
        DispatchQueue.main.async { stage.note("loaded") }
      }
      DispatchQueue.main.async { stage.note("not blocked") }
    }
    #expect(stage.log == ["0 not blocked", "50 loaded"])
  }

  @Test func sleepOnTheMainThreadIsTimeThatPasses() {
    let stage = StageFixture()
    stage.play {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { stage.note("late") }
      Thread.sleep(forTimeInterval: 0.25)
      stage.note("slept")
    }
    #expect(stage.log == ["250 slept", "250 late"])
  }

  @Test func groupsNotifyAndWait() {
    let stage = StageFixture()
    stage.play {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.15) { group.leave() }
      group.notify(queue: .main) { stage.note("notified") }
      let waited = DispatchGroup()
      DispatchQueue.global().async(group: waited) {
        MainActor.assumeIsolated { stage.note("in group") }
      }
      waited.wait()
      stage.note("waited")
    }
    #expect(stage.log == ["0 in group", "0 waited", "150 notified"])
  }

  @Test func semaphoresAreSignalledOrTimeOut() {
    let stage = StageFixture()
    stage.play {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { semaphore.signal() }
      semaphore.wait()
      stage.note("signalled")
      let result = semaphore.wait(timeout: .now() + 0.2)
      stage.note(result == .timedOut ? "timed out" : "signalled again")
    }
    #expect(stage.log == ["0 signalled", "200 timed out"])
  }

  @Test func serialQueuesKeepTheirOrder() {
    let stage = StageFixture()
    stage.play {
      let queue = DispatchQueue(label: "serial")
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        MainActor.assumeIsolated { stage.note("first") }
      }
      queue.sync { stage.note("second") }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        MainActor.assumeIsolated { stage.note("part \(index)") }
      }
    }
    #expect(stage.log == ["0 first", "0 second", "0 part 0", "0 part 1"])
  }

  @Test func operationQueuesRunAndWait() {
    let stage = StageFixture()
    stage.play {
      let queue = OperationQueue()
      queue.addOperations(
        [BlockOperation { MainActor.assumeIsolated { stage.note("operation") } }],
        waitUntilFinished: true)
      stage.note("finished")
    }
    #expect(stage.log == ["0 operation", "0 finished"])
  }

  @Test func dispatchTimersFireSuspendAndCancel() {
    let stage = StageFixture()
    stage.play {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.1, repeating: 0.2)
      source.setEventHandler {
        stage.note("fired")
        if stage.log.count == 2 { source.cancel() }
      }
      source.setCancelHandler { stage.note("cancelled") }
      source.resume()
    }
    #expect(stage.log == ["100 fired", "300 fired", "300 cancelled"])
  }

  @Test func aRunLoopThatRunsUntilADateLetsTimePass() {
    let stage = StageFixture()
    stage.play {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { stage.note("inside") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
      stage.note("after")
    }
    #expect(stage.log == ["100 inside", "200 after"])
  }

  @Test func threadsRunOneAfterAnother() {
    for _ in 0..<5 {
      let stage = StageFixture()
      stage.play {
        for number in 0..<4 {
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: number == 0 ? 0.03 : 0.01)
            DispatchQueue.main.async { stage.note("thread \(number)") }
          }
        }
      }
      #expect(stage.log == ["10 thread 1", "10 thread 2", "10 thread 3", "30 thread 0"])
    }
  }

  @Test func aThreadThatNeverEndsIsReported() {
    let stage = StageFixture()
    stage.context.patience = 0.05
    stage.play {
      Thread.detachNewThread { while true { _ = StageContext.outside { usleep(1000) } } }
    }
    #expect(stage.reports.count == 1)
  }

  @Test func sessionsWithAStubAnswerOnTheStage() {
    let stage = StageFixture()
    stage.play {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [StubProtocol.self]
      let session = URLSession(configuration: configuration)
      guard let url = URL(string: "https://example.com/x") else { return }
      session.dataTask(with: url) { data, _, _ in
        DispatchQueue.main.async { stage.note("task \(data?.count ?? -1)") }
      }.resume()
      Task {
        let data = try await session.data(from: url).0
        stage.note("async \(data.count)")
      }
    }
    #expect(stage.log.sorted() == ["0 async 4", "0 task 4"])
  }
}
