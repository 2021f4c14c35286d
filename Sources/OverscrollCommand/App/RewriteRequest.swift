/// The rewriter's input for a module. Corresponds to `Request` of the rewriter.
struct RewriteRequest: Encodable {
  struct File: Encodable {
    let path: String
    let output: String
  }

  let module: String
  let files: [File]
  let support: String
  let available: [String]
  let conditions: [String]
  let optionalMembers: [RewriteReport.OptionalMember]
}
