import Foundation

/// Why the operating system refused a call: its error number, and its words for it.
package struct SystemError: Error, Hashable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The reason of the call that failed last.
  package static var last: SystemError { SystemError(errno) }

  package var words: String { String(cString: strerror(number)) }
}
