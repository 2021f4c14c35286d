import Foundation

/// An error of a system call, with its number and the system's message.
package struct SystemError: Error, Hashable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// The error of the last failed call.
  package static var last: SystemError { SystemError(errno) }

  package var message: String { String(cString: strerror(number)) }
}
