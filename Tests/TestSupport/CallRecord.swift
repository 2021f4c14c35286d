import Foundation
import Synchronization
import Testing

/// The options with which a test ran each command of `overscroll`.
final class CallRecord: Sendable {
  /// The record of the running test. Nil if the test does not declare its options.
  @TaskLocal static var current: CallRecord?

  private let given = Mutex<Set<String>>([])

  var options: Set<String> { given.withLock(\.self) }

  /// Records the options in the arguments of a call. Options may be long or short, with or without
  /// `=`. Arguments after `--` are not options.
  func note(_ arguments: [String]) {
    var command = arguments.first ?? ""
    if command == "report" {
      command += arguments.dropFirst().first == "merge" ? " merge" : " page"
    }
    let options = arguments.prefix { $0 != "--" }.compactMap { argument -> String? in
      let name = String(argument.prefix { $0 != "=" })
      return Self.short[name] ?? (name.hasPrefix("--") ? name : nil)
    }
    given.withLock { $0.formUnion(options.map { "\(command) \($0)" }) }
  }

  private static let short = [
    "-o": "--output", "-j": "--jobs", "-q": "--quality", "-h": "--help",
  ]
}
