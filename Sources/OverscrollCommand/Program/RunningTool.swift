import Foundation
import Synchronization

/// The running tools, which signals and time limits end together with their child processes.
///
/// On Linux, Foundation puts each tool into its own process group, which the terminal's signals do
/// not reach.
enum RunningTool {
  private struct Tool {
    let process: Int32
    /// Whether the tool removes its files and ends its own tools when it gets SIGTERM.
    let endsItself: Bool
  }

  private static let running = Mutex<[Tool]>([])
  private static let isEnding = Mutex(false)

  static func began(_ process: Int32, endsItself: Bool = false) {
    running.withLock { $0.append(Tool(process: process, endsItself: endsItself)) }
    Leftover.note(.tool, "\(process)", isPresent: true)
  }

  static func ended(_ process: Int32) {
    running.withLock { $0.removeAll { $0.process == process } }
    Leftover.note(.tool, "\(process)", isPresent: false)
  }

  /// Ends a tool with the processes that it has started.
  ///
  /// - Parameter itself: Whether the tool gets time to end in order.
  static func end(_ process: Int32, itself: Bool = false) {
    if itself, kill(process, SIGTERM) == 0 {
      for _ in 0..<patience where kill(process, 0) == 0 { usleep(10_000) }
    }
    ProcessTree.kill(process)
  }

  /// The longest wait for a tool that ends itself, in hundredths of a second.
  private static let patience = 200

  static func endAll() {
    isEnding.withLock { $0 = true }
    // Tools that end are removed from the list meanwhile.
    for tool in running.withLock({ $0 }) { end(tool.process, itself: tool.endsItself) }
  }

  /// Waits for the end of this process, if a signal handler is ending it.
  static func waitIfEnding() {
    while isEnding.withLock({ $0 }) { pause() }
  }
}
