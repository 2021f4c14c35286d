/// The rewriter's report about a module, as JSON in the file named by the second argument.
struct RewriteReport: Codable {
  /// Something in a source file that is not supported.
  struct Problem: Codable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    /// The framework of a rejected import, or nil for other problems.
    let framework: String?
  }

  struct Controller: Codable {
    let name: String
    let file: String
    let line: Int
    /// `init()` or another call without values. Nil if the controller needs values.
    let call: String?
    /// The initialisers to use if `call` is nil.
    let initialisers: [String]
  }

  /// An optional member of a protocol, for modules that import this one.
  struct OptionalMember: Codable, Hashable {
    let `protocol`: String
    let name: String
    let labels: [String]
    /// The parameter types, if the protocol has several methods with these labels. Otherwise empty.
    let types: [String]
    let isProperty: Bool
    let isPublic: Bool
    /// The member's declaration on one line.
    let declaration: String
  }

  /// A class or protocol, for modules that import this one.
  struct SharedType: Codable {
    let name: String
    /// The protocols from which a protocol inherits. Empty for a class.
    let inherited: [String]
    /// The generated members that subclasses of an open class can override, with the inherited
    /// ones.
    let hooks: [String]
    /// The class of Apple's from which an open class inherits. Nil for a protocol and for a class
    /// that inherits from none.
    let root: String?
    /// Whether subclasses without initialisers of their own have those of `root`.
    let hasInitialisersOfRoot: Bool
  }

  var problems: [Problem] = []
  var controllers: [Controller] = []
  /// The class marked `@main` or `@UIApplicationMain`, or named in `main.swift`. If none is, the
  /// only class that conforms to `UIApplicationDelegate`.
  var appDelegate: String?
  var sceneDelegates: [String] = []
  /// The file and line of the structure that conforms to SwiftUI's `App`; nil if there is none.
  var swiftUIApp: String?
  var optionalMembers: [OptionalMember] = []
  var sharedTypes: [SharedType] = []
}
