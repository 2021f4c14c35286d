package import Foundation

/// A wait that nothing on the stage can end: on a phone the app would hang for ever.
package struct StageDeadlock: Sendable {
  /// The function that waits, such as `DispatchSemaphore.wait`.
  package let call: String
  /// The stage's time of the wait, in seconds.
  package let time: TimeInterval
  /// The line of the app's code that waits, as far as the program knows its lines.
  package let place: String?

  /// The number of waits at one time after which the app's code is a loop that repeats the wait.
  static let most = 100
  /// The longest time that code sleeps in one call, in nanoseconds: an hour. Code that polls for
  /// what never happens sleeps without end.
  static let longestNap: Int64 = 3_600_000_000_000
  /// The number of naps in one call after which the code is a loop that polls.
  static let mostNaps = 2_000_000

  init(_ call: String, at time: TimeInterval) {
    (self.call, self.time) = (call, time)
    place = CallerPlace.current()
  }

  /// A sentence with the call, the time and the place.
  package var description: String { sentence(place.map { " (\($0))" } ?? "") }

  private func sentence(_ place: String) -> String {
    "\(call) at \((time * 1000).rounded() / 1000) s waits for something that nothing on this stage "
      + "will ever do\(place): a phone hangs here"
  }

  /// Ends the program with the description and the exit code for errors in a screen's code.
  func end() -> Never {
    ProcessEnd.report(deadlock: sentence(""))
    FileHandle.standardError.write(Data("error: \(description)\n".utf8))
    exit(65)
  }
}
