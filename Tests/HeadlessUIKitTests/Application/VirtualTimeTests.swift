// Foundation is not imported explicitly: HeadlessUIKit re-exports it, and HeadlessUIKit's own names
// then take precedence.
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Dispatch queues and delayed calls follow the screen's clock.
@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
  private final class Target: NSObject, @unchecked Sendable {
    var calls: [String] = []
  }

  /// A separate screen environment, in which the tests run their code.
  private let environment = ScreenEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1, safeAreaInsets: .zero,
    statusBarHeight: 0)

  /// Advances the clock as a stage does: to each event at its time, then to the next frame.
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

  @Test("Delayed methods are called with their argument unless cancelled")
  func selectors() {
    SelectorMethods.register("tick:", of: Target.self) { target, sender, _ in
      target.calls.append("\(sender ?? "nothing")")
    }
    let target = Target()
    environment.run {
      target.perform("tick:", with: "late", afterDelay: 0.3)
      target.perform("tick:", with: "early", afterDelay: 0.05)
      target.perform("tick:", with: "never", afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: "tick:", object: "never")
    }
    run(to: 1)
    #expect(target.calls == ["early", "late"])
    environment.run {
      target.perform("tick:", with: nil, afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    run(to: 2)
    #expect(target.calls.count == 2)
  }

  @Test func aCallOfTheSameTimeCanBeTakenBack() {
    SelectorMethods.register("stop:", of: Target.self) { target, sender, _ in
      target.calls.append("\(sender ?? "nothing")")
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    let target = Target()
    environment.run {
      target.perform("stop:", with: "first", afterDelay: 0.1)
      target.perform("stop:", with: "second", afterDelay: 0.1)
    }
    run(to: 1)
    #expect(target.calls == ["first"])
  }

  @Test func anAnimationEndsBeforeWorkThatWaitsAsLong() {
    for frame in 1...6 {
      let start = Double(frame) * 61 / 60
      run(to: start)
      var calls: [String] = []
      environment.run {
        let view = UIView()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { calls.append("queue") }
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0
        } completion: { _ in
          calls.append("animation")
        }
      }
      run(to: start + 0.4)
      #expect(calls == ["animation", "queue"], "begun at \(start) s")
    }
  }

  @Test func everyClockTellsTheTimeThatPassed() {
    environment.run {
      let reference = CFAbsoluteTimeGetCurrent()
      let (media, uptime) = (CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime)
      // June 9, 2025, 9:41 in Los Angeles.
      #expect(reference == 771_180_060)
      environment.clock.turn(to: 1.25)
      #expect(CFAbsoluteTimeGetCurrent() - reference == 1.25)
      #expect(CACurrentMediaTime() - media == 1.25)
      #expect(abs(ProcessInfo.processInfo.systemUptime - uptime - 1.25) < 1e-12)
    }
  }

  @Test("The main queue runs blocks in order after the current one, at the same time")
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

  @Test("Delayed work runs at its scheduled time")
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
      DispatchQueue.global().async {
        DispatchQueue.main.async { target.calls.append("from elsewhere") }
      }
    }
    run(to: 3)
    #expect(target.calls == ["from elsewhere", "0.12", "item", "0.35"])
  }
}
