/// An error that skips the test that throws it.
public struct XCTSkip: Error {
  /// The reason; nil for none.
  public let message: String?
  let file: String
  let line: UInt

  /// Creates an error that skips the test.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    (self.message, self.file, self.line) = (message(), "\(file)", line)
  }
}

/// Skips the running test if a condition holds.
///
/// - Throws: `XCTSkip`, and the errors of `expression`.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message(), file: file, line: line) }
}

/// Skips the running test unless a condition holds.
///
/// - Throws: `XCTSkip`, and the errors of `expression`.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message(), file: file, line: line) }
}
