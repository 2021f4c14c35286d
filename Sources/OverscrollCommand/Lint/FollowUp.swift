/// Recognises compiler messages that usually follow from another error, because an unknown name
/// stops type inference.
enum FollowUp {
  private static let beginnings = [
    "cannot infer", "generic parameter '_' could not be inferred",
    "type of expression is ambiguous",
    "failed to produce diagnostic", "unable to infer", "the compiler is unable to type-check",
    "reference to member '_' cannot be resolved", "'_' requires a contextual type",
    "could not infer type", "'_' members cannot be referenced in a root class",
    "cannot use optional chaining on non-optional value of type '_'",
    "type '_' does not conform to protocol",
    "class '_' has no initializers", "return from initializer without initializing",
    "'_' initializer '_' must be provided by subclass", "'_' can only be used in a class",
    "ambiguous use of", "circular reference", "value of type 'Any' has no member",
    "property '_' not initialized", "'_' used before being initialized",
    "'_' cannot be called from", "pattern cannot match values",
  ]

  static func contains(_ diagnostic: CompilerDiagnostic) -> Bool {
    beginnings.contains { diagnostic.pattern.hasPrefix($0) }
      || diagnostic.message.contains("<<error type>>") || diagnostic.names.contains("_")
  }
}
