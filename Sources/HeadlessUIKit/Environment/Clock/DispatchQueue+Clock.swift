public import Foundation

// The main queue of a screen that a stage runs.
//
// Work for it waits on the stage's clock, in the order of submission, and does not depend on the
// computer's time. Work that a screen submits to other queues also runs there, on the main thread,
// since the end of a thread's work would vary between runs. Code that no stage runs uses Dispatch's
// own queues.
//
// These methods have the parameters used by nearly all code. The compiler prefers them to
// Dispatch's methods, which have additional parameters with default values. The methods with a work
// item have exactly Dispatch's parameters: they apply in files that import UIKit without Foundation
// or Dispatch.
extension DispatchQueue {
  /// Runs a closure after the current event, at the same screen time.
  ///
  /// - Note: Partly: work that a screen submits to other queues also runs on the main thread.
  public func async(execute work: @escaping () -> Void) {
    let work = Unchecked(work)
    if !ScreenClock.call(after: 0, work.run) { async(group: nil, execute: { work.run() }) }
  }

  /// Runs a closure at a later time.
  ///
  /// - Note: Partly: only the deadline's distance from now counts, in whole milliseconds; a
  ///   distance up to three milliseconds below a hundredth or a twentieth of a second is rounded up
  ///   to it, which hides the time that passed on the computer's clock.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    let work = Unchecked(work)
    guard !ScreenClock.call(after: deadline.delay, work.run) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work.run() })
  }

  /// Runs a work item after the current event, unless it is cancelled before.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    let work = Unchecked { if !workItem.isCancelled { workItem.perform() } }
    if !ScreenClock.call(after: 0, work.run) { async(group: nil, execute: { work.run() }) }
  }

  /// Runs a work item at a later time, unless it is cancelled before.
  ///
  /// - Note: Partly: deadlines are rounded as in `asyncAfter(deadline:execute:)` with a closure.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    let item = execute
    let work = Unchecked { if !item.isCancelled { item.perform() } }
    guard !ScreenClock.call(after: deadline.delay, work.run) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work.run() })
  }
}

extension DispatchTime {
  /// The intended time from now, in seconds.
  fileprivate var delay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard self != .distantFuture else { return .infinity }
    let (later, earlier) = (Double(uptimeNanoseconds), Double(now))
    return VirtualDelay.meant(by: (later - earlier) / 1e9)
  }
}

/// A closure for another thread without `Sendable` checks, as Dispatch's queues accepted it before
/// Swift 6.
private struct Unchecked: @unchecked Sendable {
  // Unchecked by intent: thread safety is the app's responsibility, as on iOS.
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() { work() }
}
