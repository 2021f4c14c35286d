/// The rewriter's result, written as JSON to the file that the second argument names.
struct Report: Encodable {
  /// A part of a source that is not supported.
  struct Problem: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    /// The framework of a rejected import, or nil for other problems.
    let framework: String?
  }

  struct Controller: Encodable {
    let name: String
    let file: String
    let line: Int
    /// `init()` or another call without values. Nil if the controller needs values.
    let call: String?
    /// The initialisers to use if `call` is nil.
    let initialisers: [String]
  }

  var problems: [Problem] = []
  var controllers: [Controller] = []
  /// The class marked `@main` or `@UIApplicationMain`, or named in `main.swift`. If none is, the
  /// only class that conforms to `UIApplicationDelegate`.
  var appDelegate: String?
  var sceneDelegates: [String] = []
  var optionalMembers: [Request.OptionalMember] = []
}
