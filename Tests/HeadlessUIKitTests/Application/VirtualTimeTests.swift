// Without Foundation's import: HeadlessUIKit brings it, and its own names then stand before.
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// What apps wait by: timers, queues and delayed calls, on the screen's clock.
@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
  private typealias Timer = HeadlessUIKit.Timer

  private final class Target: NSObject, @unchecked Sendable {
    var calls: [String] = []
  }

  /// A screen whose code is run by somebody, and what happened on it.
  private let environment = ScreenEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1, safeAreaInsets: .zero,
    statusBarHeight: 0)

  /// Turns the clock as a stage does: to each event at its time, then on.
  private func run(to end: TimeInterval, stepping rate: Double = 60) {
    environment.run {
      var frame = (environment.clock.time * rate).rounded(.down)
      while environment.clock.time < end {
        frame += 1
        let goal = min(frame / rate, end)
        while let next = environment.clock.nextEvent, next <= goal + 1e-9 {
          environment.clock.turn(to: next)
          environment.clock.endAnimations()
        }
        environment.clock.turn(to: goal)
      }
    }
  }

  @Test(
    "A timer calls at its exact times, whatever the pictures' rate", arguments: [7, 30, 60, 120])
  func repeating(rate: Int) {
    var times: [TimeInterval] = []
    environment.run {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
        times.append(environment.clock.time)
      }
      #expect(timer.isValid && timer.timeInterval == 0.25)
    }
    run(to: 1.1, stepping: Double(rate))
    #expect(times == [0.25, 0.5, 0.75, 1])
  }

  @Test("A timer that calls once is done; one that is invalidated calls nothing")
  func once() {
    var calls: [String] = []
    let (single, stopped) = environment.run {
      (
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append("once") },
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
          calls.append("again")
          if calls.count == 3 { timer.invalidate() }
        }
      )
    }
    run(to: 2)
    #expect(calls == ["once", "again", "again"])
    #expect(!single.isValid && !stopped.isValid)
    single.fire()
    #expect(calls.count == 3)
  }

  @Test("A timer counts from when a run loop has it")
  func runLoop() {
    var count = 0
    let timer = environment.run { Timer(timeInterval: 0.5, repeats: true) { _ in count += 1 } }
    run(to: 1)
    #expect(count == 0)
    environment.run { RunLoop.main.add(timer, forMode: .common) }
    run(to: 2.2)
    // Missed at 0.5, made up for at once; then at 1.5 and 2.
    #expect(count == 3)
    timer.invalidate()
    run(to: 4)
    #expect(count == 3)
  }

  @Test("Methods are called with the timer, and with the argument of a delayed call")
  func selectors() {
    SelectorMethods.register("tick:", of: Target.self) { target, sender, _ in
      target.calls.append(sender is Timer ? "timer" : "\(sender ?? "nothing")")
    }
    let target = Target()
    environment.run {
      _ = Timer.scheduledTimer(
        timeInterval: 0.1, target: target, selector: "tick:", userInfo: 7, repeats: false)
      target.perform("tick:", with: "late", afterDelay: 0.3)
      target.perform("tick:", with: "early", afterDelay: 0.05)
      target.perform("tick:", with: "never", afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: "tick:", object: "never")
    }
    run(to: 1)
    #expect(target.calls == ["early", "timer", "late"])
    environment.run { target.perform("tick:", with: nil, afterDelay: 0) }
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    run(to: 2)
    #expect(target.calls.count == 3)
  }

  @Test("The main queue does things in order, after what is being done, at the same time")
  func mainQueue() {
    var calls: [String] = []
    environment.run {
      DispatchQueue.main.async {
        calls.append("first at \(environment.clock.time)")
        DispatchQueue.main.async { calls.append("nested") }
      }
      DispatchQueue.main.async { calls.append("second") }
      calls.append("now")
    }
    run(to: 0.5)
    #expect(calls == ["now", "first at 0.0", "second", "nested"])
  }

  @Test("What is done later is done at the time that was meant")
  func later() {
    let target = Target()
    func note() { target.calls.append("\(environment.clock.time)") }
    environment.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { note() }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(120)) { note() }
      let item = DispatchWorkItem { target.calls.append("item") }
      let cancelled = DispatchWorkItem { target.calls.append("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      cancelled.cancel()
      DispatchQueue.global().async { DispatchQueue.main.async { note() } }
    }
    run(to: 3)
    #expect(target.calls == ["0.0", "0.12", "item", "0.35"])
  }
}
