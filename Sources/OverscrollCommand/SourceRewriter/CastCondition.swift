import SwiftSyntax

/// A check whether a name refers to an object cast to a type, because of an enclosing or preceding
/// condition: `if let deck = controller as? Deck, let view = deck.scrollView`.
struct CastCondition {
  private let name: String
  private let type: String

  init(_ name: String, to type: String) { (self.name, self.type) = (name, type) }

  func isMet(at node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let conditions = current.as(ConditionElementListSyntax.self), isMet(by: conditions) {
        return true
      }
      if let branch = current.as(IfExprSyntax.self), isMet(by: branch.conditions) { return true }
      let statements = current.as(CodeBlockItemListSyntax.self)?.compactMap {
        $0.item.as(GuardStmtSyntax.self)
      }
      if let statements,
        statements.contains(where: {
          $0.range.upperBound < node.range.lowerBound && isMet(by: $0.conditions)
        })
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  private func isMet(by conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { return false }
      let words = binding.initializer?.value.trimmedDescription.split(separator: " ") ?? []
      return words.suffix(2).first == "as?" && words.last.map(String.init) == type
    }
  }
}
