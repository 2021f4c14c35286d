import SwiftSyntax

/// Key-value coding of an object declared as `AnyObject`, which uses Objective-C's dynamic lookup.
///
/// `sender.value(forKey: "value")` becomes `(sender as! _Object).value(forKey: "value")`.
struct KeyedAccess {
  /// The range of the object's name.
  let object: Range<Int>
  /// The text that is inserted after the name.
  let cast: String

  private static let labels: [String: [Set<String>]] = [
    "value": [["forKey", "forKeyPath"]], "setValue": [[""], ["forKey", "forKeyPath"]],
  ]
  private static let types: Set = ["AnyObject", "AnyObject?", "AnyObject!"]

  init?(_ node: MemberAccessExprSyntax, in index: Index) {
    guard let labels = Self.labels[node.declName.baseName.text],
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == labels.count,
      zip(call.arguments, labels).allSatisfy({ $1.contains($0.label?.text ?? "") })
    else { return nil }
    let chained = node.base?.as(OptionalChainingExprSyntax.self)
    let named = (chained?.expression ?? node.base)?.as(DeclReferenceExprSyntax.self)
    guard let named, named.argumentNames == nil,
      Self.isParameter(named.baseName.text, of: node) ?? index.isAnyObject(named.baseName.text)
    else { return nil }
    object = named.range
    cast = chained == nil ? " as! _Object)" : " as? _Object)"
  }

  /// Whether the parameter with this name is declared as `AnyObject`. Nil if no parameter has this
  /// name.
  private static func isParameter(_ name: String, of node: some SyntaxProtocol) -> Bool? {
    var parent = node.parent
    while let current = parent {
      let function =
        current.as(FunctionDeclSyntax.self)?.signature
        ?? current.as(InitializerDeclSyntax.self)?.signature
      for parameter in function?.parameterClause.parameters ?? []
      where (parameter.secondName ?? parameter.firstName).text == name {
        return types.contains(parameter.type.trimmedDescription)
      }
      parent = current.parent
    }
    return nil
  }
}
