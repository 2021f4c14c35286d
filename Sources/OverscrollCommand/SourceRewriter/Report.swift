/// What the rewriter answers, as JSON on its standard output.
struct Report: Encodable {
  /// What a source has that cannot be had.
  struct Problem: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    /// The framework that an import names, where that is the problem.
    let framework: String?
  }

  struct Controller: Encodable {
    let name: String
    let file: String
    let line: Int
    /// `init()` or another call without values; nil if it needs some.
    let call: String?
    /// The initialisers that it has instead.
    let initialisers: [String]
  }

  var problems: [Problem] = []
  var controllers: [Controller] = []
  /// The class marked `@main` or `@UIApplicationMain`.
  var appDelegate: String?
  var sceneDelegates: [String] = []
  var optionalMembers: [Request.OptionalMember] = []
}
