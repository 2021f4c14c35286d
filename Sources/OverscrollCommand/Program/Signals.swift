import Dispatch
import Foundation

/// Interrupted, terminated or left by its terminal, the program leaves nothing half-written and exits
/// with 128 + signal. A signal that whoever started it had ignored (`nohup`, a shell's background
/// job) stays ignored.
enum Signals {
  @MainActor private static var sources: [any DispatchSourceSignal] = []
  @MainActor private static var installed: [Int32] = []

  @MainActor
  static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A dispatch source hears of a signal only if nothing else happens.
      guard !isIgnored(signal(number, SIG_IGN)) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // Runs on a queue of its own, so it must not inherit the main actor.
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

  /// Signals do again what they do to programs that do not care, as for one that takes this one's place.
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

  /// Handlers are functions, which Swift does not compare; `SIG_IGN` is the address 1 on every system.
  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
