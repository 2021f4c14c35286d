/// An error of the test runner.
public struct XCTestError: Error, Sendable {
  /// The kind of error.
  public enum Code: Int, Sendable {
    /// An expectation was not fulfilled in time.
    case timeoutWhileWaiting
    /// A failure while waiting.
    case failureWhileWaiting
  }

  /// The kind of error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
