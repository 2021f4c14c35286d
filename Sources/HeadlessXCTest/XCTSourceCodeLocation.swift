public import Foundation

/// A file and a line.
public struct XCTSourceCodeLocation: Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, counted from 1.
  public let lineNumber: Int

  /// Creates a place in a file.
  public init(fileURL: URL, lineNumber: Int) {
    (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
  }

  /// Creates a place in a file with a path.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates the place of the call.
  public init(filePath: StaticString = #filePath, lineNumber: UInt = #line) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}
