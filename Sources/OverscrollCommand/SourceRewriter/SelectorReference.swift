import SwiftSyntax

/// The reference inside the parentheses of a `#selector`.
struct SelectorReference {
  enum Kind { case method, getter, setter }

  let kind: Kind
  let name: String
  /// The labels, or nil for a reference without labels such as `#selector(tapped)`.
  let labels: [String]?
  /// The type before the dot. Nil for `self`, `Self`, objects and references without a dot.
  let type: String?

  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    kind =
      switch argument.label?.text {
      case "getter": .getter
      case "setter": .setter
      default: .method
      }
    var expression = argument.expression
    // The cast only selects one of several overloads, so it is dropped.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
      expression = first.expression
    }
    var reference = expression.as(DeclReferenceExprSyntax.self)
    var base: ExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      (reference, base) = (member.declName, member.base)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
      reference = chain.expression.as(DeclReferenceExprSyntax.self)
    }
    guard let reference else { return nil }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.text }
    let last = base?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    type = last.first?.isUppercase == true && last != "Self" ? last : nil
  }
}
