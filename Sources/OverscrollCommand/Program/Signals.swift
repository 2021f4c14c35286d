import Dispatch
import Foundation

/// Signal handling: when interrupted, terminated or hung up, the program deletes unfinished files
/// and exits with 128 + signal.
///
/// A signal that was ignored when the program started stays ignored, as under `nohup` or in a
/// background job of a shell.
enum Signals {
  @MainActor private static var sources: [any DispatchSourceSignal] = []
  @MainActor private static var installed: [Int32] = []

  @MainActor
  static func install() {
    // A child process inherits that its parent ignores these signals. Its parent decides which of
    // them it gets.
    let isChild = RecordPipe.own != nil
    for number in isChild ? [SIGTERM] : [SIGINT, SIGTERM, SIGHUP] {
      // A dispatch source only receives signals whose default action is disabled.
      guard !isIgnored(signal(number, SIG_IGN)) || isChild else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler runs on a global queue, so it must not inherit the main actor.
      let handler: @Sendable () -> Void = {
        RunningTool.endAll()
        TemporaryFolder.removeAll()
        OutputFile.discardAllAndExit(128 + number)
      }
      source.setEventHandler(handler: handler)
      source.resume()
      sources.append(source)
      installed.append(number)
    }
  }

  /// Restores the default actions of the signals, for a program that replaces this one.
  @MainActor
  static func uninstall() {
    for source in sources { source.cancel() }
    for number in installed { signal(number, SIG_DFL) }
    (sources, installed) = ([], [])
  }

  #if canImport(Darwin)
    private typealias Handler = sig_t
  #else
    private typealias Handler = __sighandler_t
  #endif

  /// Whether the handler is `SIG_IGN`. Swift cannot compare functions, so addresses are compared;
  /// `SIG_IGN` is 1 on every system.
  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
