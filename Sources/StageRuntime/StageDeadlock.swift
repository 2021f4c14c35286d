import Foundation

/// A wait that nothing on the stage can end: on a phone the app would hang for ever.
enum StageDeadlock {
  /// Ends the program with the place of the wait: the code that waits cannot go on without what it
  /// waits for.
  static func end(_ context: StageContext, call: String) -> Never {
    let places = Thread.callStackSymbols.prefix(30).joined(separator: "\n")
    // Optimised code drops the message of a failure.
    FileHandle.standardError.write(
      Data(
        "\(call) waits at \(context.time) s for something that nothing on this stage will ever do: on a phone the app hangs here\n\(places)\n"
          .utf8))
    preconditionFailure("a wait that nothing ends")
  }
}
