import Foundation
import StageRuntime

/// The end of a process that the code of an app caused, as facts.
package struct AppEnd: Codable, Equatable, Sendable {
  package enum Cause: Codable, Equatable, Sendable {
    /// A trap or a crash, by its signal.
    case signal(Int32)
    case exit(Int32)
    case immediateExit(Int32)
    /// A signal that the app sent to itself.
    case ownSignal(Int32)
    /// A call that did not return within this many seconds of processor time.
    case timeLimit(seconds: Double)
    case stackOverflow
    /// A loop of waits that nothing can end, with its description.
    case deadlock(String)
    /// A signal that the process did not notice.
    case killed(Int32)
    /// An end with this status, without a call that the process noticed.
    case silent(Int32)
  }

  /// A line of the app's code.
  package struct Place: Codable, Equatable, Sendable {
    /// The absolute path of the source file; nil if the line is unknown.
    package let file: String?
    package let line: Int
    /// The function with its labels, such as `tableView(_:cellForRowAt:)`.
    package let function: String
  }

  package let cause: Cause
  /// The innermost place in the app's code. Nil if it is unknown.
  package var place: Place?
  /// The message of the Swift runtime about a trap that prints none, such as `arithmetic overflow`.
  package var runtimeFailure: String?
  /// All calls, innermost first, for `--debug`.
  package var calls: [String] = []
  /// The lines that the Swift runtime printed about the end.
  package var message: TrapMessage?

  package init(_ cause: Cause) { self.cause = cause }
}

extension AppEnd.Place {
  /// The path for people: relative to the current directory if the file is inside of it.
  package var shownFile: String? { file.map(Self.shown) }

  /// Returns a path relative to the current directory if the file is inside of it.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension AppEnd: CustomStringConvertible {
  /// The place, the function and the reason, and below them the calls, if they are to be shown.
  package var description: String {
    ([placeWords + reason] + calls.map { "  " + $0 }).joined(separator: "\n")
  }

  private var placeWords: String {
    let line = place.flatMap { place in place.shownFile.map { "\($0):\(place.line)" } }
    // The compiler's own traps, such as that of a nil outlet, are on no line; the message has one.
    let parts = [line ?? message?.place, place.map { "in \($0.function)" }].compactMap(\.self)
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + ": "
  }

  private var reason: String {
    switch cause {
    case .exit(let status): "the app called exit(\(status))"
    case .immediateExit(let status): "the app called _exit(\(status))"
    case .ownSignal(let number): "the app sent \(Self.name(of: number)) to itself"
    case .timeLimit(let seconds):
      "the app's code did not return within \(Self.text(seconds)) seconds of processor time "
        + "(the limit is --timeout)"
    case .stackOverflow: "the stack overflowed: the calls do not end"
    case .deadlock(let description): description
    case .signal(SIGABRT): message?.reason ?? "the app called abort()"
    case .signal(let number):
      message?.reason ?? runtimeFailure ?? "the app ended with \(Self.name(of: number))"
    case .killed(let number):
      message?.reason ?? "the process of the app was ended by \(Self.name(of: number))"
    case .silent(RecordPipe.closed): "the app closed the file descriptors of the program"
    case .silent(let status): "the process of the app ended with status \(status)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds.rounded() == seconds ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGILL: "SIGILL (a trap)", SIGTRAP: "SIGTRAP (a trap)",
      SIGSEGV: "SIGSEGV (an invalid memory access)", SIGBUS: "SIGBUS (an invalid memory access)",
      SIGFPE: "SIGFPE (an arithmetic error)", SIGABRT: "SIGABRT", SIGKILL: "SIGKILL",
      SIGTERM: "SIGTERM", SIGINT: "SIGINT", SIGSTOP: "SIGSTOP", SIGHUP: "SIGHUP",
      SIGQUIT: "SIGQUIT", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}

extension AppEnd.Place {
  /// Creates a place from a demangled name, such as `closure #1 in List.viewDidLoad()`.
  init(_ place: CodeStack.Place) {
    (file, line) = (place.file, place.line)
    function = place.shortFunction
  }
}
