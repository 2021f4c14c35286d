public import Foundation

// The main queue of a screen that a stage runs: what is handed to it waits on the stage's clock, in the
// order it was handed over, and sees one time whatever the computer's is. What a screen hands to other
// queues runs there too, on the main thread, since no thread may come to its end sooner or later from
// one run to the next. Code that no stage runs has Dispatch's own queues.
//
// These have the parameters that nearly all code gives: the compiler takes them before those of Dispatch,
// which have more, with default values. The forms with a work item have the parameters of Dispatch's own:
// they count in files that do not import Foundation or Dispatch beside UIKit.
extension DispatchQueue {
  /// Does something after what is being done now, at the same time.
  ///
  /// - Note: Partly: what a screen hands to other queues than the main one is done on the main thread too.
  public func async(execute work: @escaping () -> Void) {
    let work = Unchecked(work)
    if !ScreenClock.call(after: 0, work.run) { async(group: nil, execute: { work.run() }) }
  }

  /// Does something later.
  ///
  /// - Note: Partly: of a deadline counts how far it lies from now, in whole thousandths of a second, and
  ///   as a hundredth or a twentieth if it is at most three thousandths less: what the computer's clock
  ///   went on meanwhile must not be seen.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    let work = Unchecked(work)
    guard !ScreenClock.call(after: deadline.delay, work.run) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work.run() })
  }

  /// Does a piece of work after what is being done now, unless it is cancelled meanwhile.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    let work = Unchecked { if !workItem.isCancelled { workItem.perform() } }
    if !ScreenClock.call(after: 0, work.run) { async(group: nil, execute: { work.run() }) }
  }

  /// Does a piece of work later, unless it is cancelled meanwhile.
  ///
  /// - Note: Partly: deadlines as for `asyncAfter(deadline:execute:)` of a closure.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    let item = execute
    let work = Unchecked { if !item.isCancelled { item.perform() } }
    guard !ScreenClock.call(after: deadline.delay, work.run) else { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { work.run() })
  }
}

extension DispatchTime {
  /// Seconds from now on, as they were meant.
  fileprivate var delay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard self != .distantFuture else { return .infinity }
    let (later, earlier) = (Double(uptimeNanoseconds), Double(now))
    return VirtualDelay.meant(by: (later - earlier) / 1e9)
  }
}

/// Work for another thread, of which nobody says that it may go there: as Dispatch's queues took it
/// before Swift looked.
private struct Unchecked: @unchecked Sendable {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() { work() }
}
