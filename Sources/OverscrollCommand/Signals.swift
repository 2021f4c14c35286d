import Dispatch
import Foundation

/// Interrupted or terminated, the program leaves nothing half-written and exits with 128 + signal.
enum Signals {
  @MainActor private static var sources: [any DispatchSourceSignal] = []

  @MainActor
  static func install() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // Runs on a queue of its own, so it must not inherit the main actor.
      let handler: @Sendable () -> Void = { OutputFile.discardAllAndExit(128 + number) }
      source.setEventHandler(handler: handler)
      source.resume()
      return source
    }
  }
}
