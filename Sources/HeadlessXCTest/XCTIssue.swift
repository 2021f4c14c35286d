/// A failure of a test.
public struct XCTIssue: Sendable {
  /// The kind of a failure.
  public enum IssueType: Int, Sendable {
    /// A failed assertion.
    case assertionFailure
    /// A thrown error.
    case thrownError
    /// An exception that no code caught.
    case uncaughtException
    /// A performance that has become worse.
    case performanceRegression
    /// A failure of the system.
    case system
    /// A failure that was expected and did not occur.
    case unmatchedExpectedFailure
  }

  /// The kind of failure.
  public var type: IssueType
  /// The failure in words.
  public var compactDescription: String
  /// More words; nil for none.
  public var detailedDescription: String?
  /// The place of the failure.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that was thrown; nil for none.
  public var associatedError: (any Error)?

  /// Creates a failure.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    (self.type, self.compactDescription) = (type, compactDescription)
    (self.detailedDescription, self.sourceCodeContext) = (detailedDescription, sourceCodeContext)
    self.associatedError = associatedError
  }
}
