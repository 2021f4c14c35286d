/// The program's request to make holes in a module that does not compile, as JSON in the file named
/// by the second argument.
struct HoleRequest: Codable {
  struct File: Codable {
    /// The path of the user's file.
    let path: String
    /// The path of the rewritten file, which is changed.
    let source: String
    /// The modules that the file imports and that are not available.
    let missing: [String]
  }

  /// The parts that become holes.
  enum Coarseness: String, Codable {
    /// The smallest part around each error.
    case statements
    /// Whole members of types, and declarations.
    case members
    /// Whole declarations at the top of a file.
    case declarations
  }

  let files: [File]
  /// The paths of the compiler's serialized diagnostics.
  let diagnostics: [String]
  let coarseness: Coarseness
  /// The changes that earlier rounds have made by the compiler's own proposals. A proposal that did
  /// not help twice is not made again.
  let mended: [String]
}
