import Foundation
import Synchronization
import Testing

/// With which options a test ran which commands of `overscroll`.
final class CallRecord: Sendable {
  /// The one of the test that runs; nil where it does not say what it gives.
  @TaskLocal static var current: CallRecord?

  private let given = Mutex<Set<String>>([])

  var options: Set<String> { given.withLock(\.self) }

  /// Options are written long or short, with or without `=`; what stands behind `--` is none.
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
