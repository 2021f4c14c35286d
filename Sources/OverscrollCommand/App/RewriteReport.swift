/// The rewriter's report on a module. Corresponds to `Report` of the rewriter.
struct RewriteReport: Codable {
  struct Problem: Codable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    let framework: String?

    var words: String { "\(file):\(line):\(column): warning: \(message)" }
  }

  struct Controller: Codable {
    let name: String
    let file: String
    let line: Int
    let call: String?
    let initialisers: [String]
  }

  struct OptionalMember: Codable {
    let `protocol`: String
    let name: String
    let labels: [String]
    let types: [String]
    let isProperty: Bool
    let isPublic: Bool
  }

  let problems: [Problem]
  let controllers: [Controller]
  let appDelegate: String?
  let sceneDelegates: [String]
  let optionalMembers: [OptionalMember]

  /// The report on a folder without sources.
  static let empty = RewriteReport(
    problems: [], controllers: [], appDelegate: nil, sceneDelegates: [], optionalMembers: [])
}
