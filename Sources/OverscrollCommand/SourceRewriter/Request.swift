/// The rewriter's input, read as JSON from the file that the first argument names.
struct Request: Decodable {
  struct File: Decodable {
    let path: String
    /// The path of the rewritten file.
    let output: String
  }

  /// An optional member of a protocol in a module that this one imports.
  struct OptionalMember: Codable, Hashable {
    let `protocol`: String
    let name: String
    let labels: [String]
    /// The parameter types, if the protocol has several methods with these labels. Otherwise empty.
    let types: [String]
    let isProperty: Bool
    let isPublic: Bool
  }

  let module: String
  let files: [File]
  /// The path of the generated file that registers the module's classes.
  let support: String
  /// The modules that can be imported.
  let available: [String]
  /// The conditions that are true in `#if`.
  let conditions: [String]
  let optionalMembers: [OptionalMember]
}
