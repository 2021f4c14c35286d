import SwiftSyntax

// Properties and methods marked `@NSManaged`, which Objective-C makes at run time.

extension FileRewriter {
  /// Stores an `@NSManaged` property in its layer or managed object, and gives a method an empty
  /// body. Returns false for other classes.
  func storeManaged(_ node: AttributeSyntax) -> Bool {
    guard let entry = scopes.last??.entry else { return false }
    let ancestor = context.index.foreignAncestor(entry) ?? ""
    let isObject = ancestor == "NSManagedObject" && context.condition.available.contains("CoreData")
    guard ancestor.hasPrefix("CA") || isObject else { return false }
    if isObject, let function = node.parent?.parent?.as(FunctionDeclSyntax.self) {
      edits.insert(" {}", at: function.range.upperBound)
      return true
    }
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation
    else { return false }
    edits.insert(
      " { get { _managedValue(forKey: \"\(name)\") }"
        + " set { _setManagedValue(newValue, forKey: \"\(name)\") } }",
      at: type.range.upperBound)
    return true
  }
}
