public import Foundation

/// An error for a file that could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The system's reason (`EISDIR`, `ENOSPC`); nil if Foundation gave none.
  public let code: POSIXErrorCode?
  /// The reason in words, in place of the system's.
  private let note: String?

  /// Creates a failure from `errno`.
  init(errno number: Int32, path: String) {
    self.path = path
    code = POSIXErrorCode(rawValue: number)
    note = nil
  }

  /// Creates a failure from an error of Foundation.
  init(_ error: any Error, path: String) {
    self.path = path
    code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code
    note = nil
  }

  /// Creates a failure for contents that are wrong.
  init(path: String, note: String) { (self.path, code, self.note) = (path, nil, note) }
}

extension FileFailure: CustomStringConvertible {
  /// The path and the reason, for example "a/b.png: Is a directory".
  public var description: String { "\(path): \(reason)" }

  /// The system's message for the reason.
  var reason: String {
    note ?? code.map { String(cString: strerror($0.rawValue)) } ?? "unknown error"
  }
}
