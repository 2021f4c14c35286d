import Foundation
import Synchronization

/// The running tools, which signals and time limits end together with their child processes.
///
/// On Linux, Foundation puts each tool into its own process group, which the terminal's signals do
/// not reach.
enum RunningTool {
  private static let running = Mutex<[Int32]>([])

  static func began(_ process: Int32) {
    running.withLock { $0.append(process) }
  }

  static func ended(_ process: Int32) {
    running.withLock { $0.removeAll { $0 == process } }
  }

  static func end(_ process: Int32) {
    if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) }
  }

  static func endAll() {
    running.withLock { list in
      for process in list { end(process) }
    }
  }
}
