/// The program's request to the rewriter, as JSON in the file named by the first argument.
struct RewriteRequest: Codable {
  struct File: Codable {
    let path: String
    /// The path of the rewritten file.
    let output: String
  }

  let module: String
  let files: [File]
  /// The path of the generated file that registers the module's classes.
  let support: String
  /// The modules that can be imported.
  let available: [String]
  /// The conditions that are true in `#if`.
  let conditions: [String]
  /// The superclasses to use in place of those in the files.
  let superclasses: [HoleReport.Superclass]
  /// The optional members declared in the modules that this module imports.
  let optionalMembers: [RewriteReport.OptionalMember]
  /// The types that those modules reported.
  let sharedTypes: [RewriteReport.SharedType]
  /// Whether no other module imports this one.
  let isApp: Bool
  /// The path of the declarations under which Objective-C headers are read.
  let prelude: String
  /// The modules that every file imports without saying so.
  let implied: [String]
  /// Whether tests import the module, so that `@testable` stays in the sources.
  let isTested: Bool
  /// Whether the module contains tests, which are registered.
  let isTests: Bool
}
