/// A record of Swift Testing: a test, or an event of a run.
struct SwiftTestRecord: Decodable, Sendable {
  struct Payload: Decodable, Sendable {
    let kind: String
    /// The identifier of a test.
    let id: String?
    /// The name of a test's function.
    let name: String?
    /// The identifier of an event's test.
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable, Sendable {
    let isKnown: Bool
    /// `warning` or `error`; nil in the records of older versions, which have errors only.
    let severity: String?
    let sourceLocation: SourceLocation?
  }

  struct SourceLocation: Decodable, Sendable {
    let line: Int
    /// The path; nil in the records of older versions.
    let filePath: String?
    let _filePath: String?
  }

  struct Message: Decodable, Sendable {
    let text: String
  }

  let payload: Payload
}
