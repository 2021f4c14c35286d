/// What the rewriter is asked, as JSON on its standard input.
struct Request: Decodable {
  struct File: Decodable {
    let path: String
    /// Where the rewritten text goes.
    let output: String
  }

  /// An optional member of a protocol in a module that this one imports.
  struct OptionalMember: Codable, Hashable {
    let `protocol`: String
    let name: String
    let labels: [String]
    /// Of the parameters, where the protocol has several methods with these labels; else none.
    let types: [String]
    let isProperty: Bool
    let isPublic: Bool
  }

  let module: String
  let files: [File]
  /// Where the module's own additions go: what registers its classes.
  let support: String
  /// Modules that an import finds.
  let available: [String]
  /// Conditions that `#if` finds set.
  let conditions: [String]
  let optionalMembers: [OptionalMember]
}
