public import Foundation

/// A file that could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The system's reason (`EISDIR`, `ENOSPC`); nil where Foundation gave none.
  public let code: POSIXErrorCode?

  /// What `errno` says.
  init(errno number: Int32, path: String) {
    self.path = path
    code = POSIXErrorCode(rawValue: number)
  }

  /// Takes the reason out of what Foundation throws.
  init(_ error: any Error, path: String) {
    self.path = path
    code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code
  }
}

extension FileFailure: CustomStringConvertible {
  /// As in "a/b.png: Is a directory".
  public var description: String { "\(path): \(reason)" }

  /// The system's words.
  var reason: String {
    code.map { String(cString: strerror($0.rawValue)) } ?? "for an unknown reason"
  }
}
