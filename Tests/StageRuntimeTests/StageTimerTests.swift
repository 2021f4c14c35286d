import Foundation
import StageRuntime
import Testing

/// Foundation's timers on a stage's clock.
@MainActor
struct StageTimerTests {
  private final class Held: Sendable {}

  /// Notes a word when a timer fires.
  private func note(_ word: String, in stage: StageFixture) -> @Sendable (Timer) -> Void {
    { _ in MainActor.assumeIsolated { stage.note(word) } }
  }

  /// Returns the time of the next firing in milliseconds.
  private nonisolated static func due(_ timer: Timer, since start: Date) -> Int {
    Int((timer.fireDate.timeIntervalSince(start) * 1000).rounded())
  }

  @Test func timersFireInEveryForm() {
    let stage = StageFixture()
    stage.play(until: 0.65) {
      nonisolated(unsafe) let scheduled = Timer.scheduledTimer(
        withTimeInterval: 0.25, repeats: true, block: note("scheduled", in: stage))
      RunLoop.main.add(
        Timer(timeInterval: 0.2, repeats: true, block: note("added", in: stage)), forMode: .common)
      RunLoop.main.add(
        Timer(timeInterval: 0.1, repeats: false, block: note("once", in: stage)), forMode: .common)
      RunLoop.main.add(
        Timer(
          fire: Date(timeIntervalSinceNow: 0.3), interval: 0.17, repeats: true,
          block: note("at a date", in: stage)), forMode: .default)
      RunLoop.main.add(
        Timer(fire: Date(), interval: 1, repeats: true, block: note("at once", in: stage)),
        forMode: .default)
      _ = Timer(timeInterval: 0.1, repeats: false, block: note("never added", in: stage))
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) { scheduled.invalidate() }
    }
    #expect(
      stage.log == [
        "0 at once", "100 once", "200 added", "250 scheduled", "300 at a date", "400 added",
        "470 at a date", "500 scheduled", "600 added", "640 at a date",
      ])
  }

  @Test func aTimerRepeatsWithFramesAndWithoutDrift() {
    let stage = StageFixture()
    nonisolated(unsafe) var times: [TimeInterval] = []
    // The time of a frame, which is between two nanoseconds.
    let start = 1.0 / 60
    stage.context.time = start
    stage.play(until: 20) {
      _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { _ in
        MainActor.assumeIsolated { times.append(stage.context.time) }
      }
    }
    #expect(times.count == 1199)
    let frames = (2...1200).map { Double($0) / 60 }
    #expect(zip(times, frames).allSatisfy { $0 <= $1 && $1 - $0 < 3e-9 })
  }

  @Test func firingsThatTheAppMissedAreLeftOut() {
    let stage = StageFixture()
    stage.play(until: 0.65) {
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated {
          stage.note("fired")
          if stage.log.count == 1 { Thread.sleep(forTimeInterval: 0.25) }
        }
      }
    }
    #expect(stage.log == ["100 fired", "400 fired", "500 fired", "600 fired"])
  }

  @Test func theFireDateIsReadAndSet() {
    let stage = StageFixture()
    stage.play(until: 0.95) {
      let start = Date()
      nonisolated(unsafe) let timer = Timer.scheduledTimer(
        withTimeInterval: 0.2, repeats: true, block: note("fired", in: stage))
      // Foundation on Linux stores none; timers of a stage are exact.
      timer.tolerance = 0.05
      #expect(timer.isValid && timer.timeInterval == 0.2)
      #expect(Self.due(timer, since: start) == 200)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        #expect(Self.due(timer, since: start) == 400)
        timer.fireDate = Date(timeIntervalSinceNow: 0.05)
        #expect(Self.due(timer, since: start) == 300)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) {
        #expect(Self.due(timer, since: start) == 700)
        timer.fireDate = Date(timeIntervalSinceNow: 0.35)
      }
    }
    #expect(stage.log == ["200 fired", "300 fired", "500 fired", "900 fired"])
  }

  @Test func aTimerThatNeverFiresGetsADateLater() {
    let stage = StageFixture()
    nonisolated(unsafe) let timer = Timer(
      fire: .distantFuture, interval: 0, repeats: false, block: note("fired", in: stage))
    stage.play(until: 0.5) { RunLoop.main.add(timer, forMode: .common) }
    #expect(stage.context.nextDue == nil)
    stage.play(until: 1) { timer.fireDate = Date(timeIntervalSinceNow: 0.1) }
    #expect(stage.log == ["600 fired"])
    #expect(!timer.isValid)
  }

  @Test func aTimerIsFiredByHandAndInvalidated() {
    let stage = StageFixture()
    stage.play(until: 0.5) {
      let once = Timer.scheduledTimer(
        withTimeInterval: 0.1, repeats: false, block: note("once", in: stage))
      once.fire()
      #expect(!once.isValid)
      let repeated = Timer.scheduledTimer(
        withTimeInterval: 0.2, repeats: true, block: note("repeated", in: stage))
      repeated.fire()
      #expect(repeated.isValid)
      nonisolated(unsafe) let second = Timer(
        timeInterval: 0.3, repeats: false, block: note("never", in: stage))
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in second.invalidate() }
      RunLoop.main.add(second, forMode: .common)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) {
        #expect(!second.isValid)
        // A timer that is over does not begin again.
        RunLoop.main.add(second, forMode: .common)
      }
    }
    #expect(stage.log == ["0 once", "0 repeated", "200 repeated", "400 repeated"])
  }

  @Test func aTimerThatIsAddedTwiceFiresOnce() {
    let stage = StageFixture()
    stage.play(until: 0.25) {
      let timer = Timer(timeInterval: 0.1, repeats: true, block: note("fired", in: stage))
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(stage.log == ["100 fired", "200 fired"])
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func anIntervalThatIsNoneIsTheShortest(_ interval: TimeInterval) {
    let stage = StageFixture()
    stage.play(until: 0.00105) {
      _ = Timer.scheduledTimer(
        withTimeInterval: interval, repeats: true, block: note("scheduled", in: stage))
      RunLoop.main.add(
        Timer(fire: Date(), interval: interval, repeats: true, block: note("dated", in: stage)),
        forMode: .common)
    }
    #expect(stage.log.count { $0.hasSuffix("scheduled") } == 10)
    #expect(stage.log.count { $0.hasSuffix("dated") } == 11)
  }

  @Test func aTimerThatIsOverHoldsNothing() {
    let stage = StageFixture()
    weak var once: Held?
    weak var invalidated: Held?
    stage.play(until: 0.5) {
      let (first, second) = (Held(), Held())
      (once, invalidated) = (first, second)
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in _ = first }
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = second }
      #expect(once != nil && invalidated != nil)
      timer.invalidate()
    }
    #expect(once == nil && invalidated == nil)
    #expect(stage.context.nextDue == nil)
  }
}
