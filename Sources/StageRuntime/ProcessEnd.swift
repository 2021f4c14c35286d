import Foundation
import Synchronization

#if os(Linux)
  @_extern(c, "stage_runtime_watch_ends")
  private func stage_runtime_watch_ends(_ followsParent: Int32)
  @_extern(c, "stage_runtime_limit_calls")
  private func stage_runtime_limit_calls(_ nanoseconds: Int64)
  @_extern(c, "stage_runtime_finish")
  private func stage_runtime_finish(_ status: Int32)

  @_cdecl("stage_runtime_report_end")
  func reportEnd(
    _ cause: Int32, _ number: Int32, _ addresses: UnsafePointer<UInt64>, _ count: Int32
  ) {
    let stack = Array(UnsafeBufferPointer(start: addresses, count: Int(count)))
    ProcessEnd.report(ProcessEnd(cause: ProcessEnd.Cause(cause, number), stack: CodeStack(stack)))
  }
#endif

/// An end of the process that code of a stage causes: a trap, a signal, an exit, or a call that
/// does not return.
///
/// Where the system's clocks cannot be replaced, ends are not watched.
package struct ProcessEnd: Sendable {
  package enum Cause: Hashable, Sendable {
    /// A signal that the processor or the C library raised, such as that of a trap.
    case signal(Int32)
    /// A call of `exit` with a status.
    case exit(Int32)
    /// A call of `_exit` with a status, which skips what a process does at its end.
    case immediateExit(Int32)
    /// A signal that the code sent to its own process.
    case ownSignal(Int32)
    /// A call that did not return within the time limit.
    case timeLimit
    /// Functions that call themselves without end.
    case stackOverflow
    /// A loop that waits for something that nothing on the stage can do, with a sentence about it.
    case deadlock(String)

    #if os(Linux)
      /// - Parameter cause: A constant of `ends.c`.
      fileprivate init(_ cause: Int32, _ number: Int32) {
        switch cause {
        case 1: self = .exit(number)
        case 2: self = .immediateExit(number)
        case 3: self = .ownSignal(number)
        case 4: self = .timeLimit
        case 5: self = .stackOverflow
        default: self = .signal(number)
        }
      }
    #endif
  }

  package let cause: Cause
  /// The calls that led to the end. Empty if they are unknown.
  package let stack: CodeStack

  private static let handler = Mutex<(@Sendable (ProcessEnd) -> Void)?>(nil)

  /// Calls a closure before an end of the process that code of a stage causes.
  ///
  /// The closure runs outside of the stage: for a deadlock on the thread that waits, otherwise on
  /// another thread, while the thread that caused the end stays in the call. After the closure the
  /// process ends.
  ///
  /// - Parameter followsParent: Whether the process ends with the process that started it.
  package static func watch(
    followsParent: Bool, _ report: @escaping @Sendable (ProcessEnd) -> Void
  ) {
    handler.withLock { $0 = report }
    #if os(Linux)
      stage_runtime_watch_ends(followsParent ? 1 : 0)
    #endif
  }

  /// Sets how long code of a stage may run without the stage's clock moving, in seconds of
  /// processor time. A thread that waits uses none; its time counts as that of the wall clock.
  ///
  /// - Parameter seconds: The limit. Zero, negative values and NaN are no limit.
  package static func limitCalls(toSeconds seconds: Double) {
    #if os(Linux)
      stage_runtime_limit_calls(seconds > 0 ? Int64(min(seconds, 1e9) * 1e9) : 0)
    #endif
  }

  /// Ends a process whose ends are watched, without calling the closure.
  package static func finish(_ status: Int32) -> Never {
    #if os(Linux)
      stage_runtime_finish(status)
    #endif
    Foundation.exit(status)
  }

  fileprivate static func report(_ end: ProcessEnd) { handler.withLock { $0 }?(end) }

  /// Reports a loop of waits and ends the process. Returns if ends are not watched.
  static func report(deadlock: String) {
    guard let handler = handler.withLock({ $0 }) else { return }
    let end = ProcessEnd(cause: .deadlock(deadlock), stack: CallerPlace.stack())
    StageContext.outside { handler(end) }
    finish(1)
  }
}
