import Foundation
import Snapshots
import StageRuntime
import Synchronization

/// The pipe on which this process reports to the program that started it to play screens of apps.
///
/// The pipe is also standard output and standard error, so that everything that an app prints
/// arrives there. Requests arrive at the former standard input.
final class RecordPipe: Sendable {
  /// The pipe of this process. Nil if it was not started to play screens.
  static let own = RecordPipe(environment: ProcessInfo.processInfo.environment)

  /// The environment variable that gives a child process its mark and its terminal.
  static let variable = "OVERSCROLL_APP_PROCESS"

  /// The terminal of the program that started this process.
  struct Terminal: Codable {
    let isTerminal: Bool
    let isColourful: Bool
    let width: Int
  }

  private struct Greeting: Codable {
    let secret: String
    let terminal: Terminal
  }

  let terminal: Terminal
  /// The file descriptor from which requests are read.
  let input: Int32
  private let output: Int32
  private let mark: [UInt8]
  private let writing = Mutex(())

  /// Returns the value of the environment variable for a child process.
  static func greeting(_ secret: String, _ terminal: Terminal) throws -> String {
    String(
      decoding: try JSONEncoder().encode(Greeting(secret: secret, terminal: terminal)),
      as: UTF8.self)
  }

  private init?(environment: [String: String]) {
    guard let text = environment[Self.variable] else { return nil }
    unsetenv(Self.variable)
    guard let greeting = try? JSONDecoder().decode(Greeting.self, from: Data(text.utf8)) else {
      return nil
    }
    // Neither the app's code nor a tool may use these descriptors.
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, Self.firstDescriptor)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, Self.firstDescriptor)
    guard input >= 0, output >= 0 else {
      // Without its pipe this process would take itself for the command, and start another one.
      ProcessEnd.finish(Self.closed)
    }
    let none = open("/dev/null", O_RDONLY)
    dup2(none, STDIN_FILENO)
    close(none)
    mark = ProcessRecord.mark(greeting.secret)
    terminal = greeting.terminal
  }

  /// The number from which on descriptors are not those that code closes or guesses.
  private static var firstDescriptor: Int32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int32(min(200, limit.rlim_cur / 2))
  }

  func send(_ kind: ProcessRecord.Kind, _ bytes: [UInt8]) {
    writing.withLock { _ in
      for frame in ProcessRecord(kind: kind, bytes: bytes).frames(mark) { write(frame) }
    }
  }

  func send(_ kind: ProcessRecord.Kind, encoding value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    send(kind, [UInt8](data))
  }

  /// The exit status of a process that cannot report any more, because an app has closed its file
  /// descriptors.
  static let closed: Int32 = 119

  /// Writes a frame. Ends the process if that is not possible.
  private func write(_ frame: [UInt8]) {
    while Foundation.write(output, frame, frame.count) < 0 {
      guard errno == EINTR else { ProcessEnd.finish(Self.closed) }
    }
  }
}
