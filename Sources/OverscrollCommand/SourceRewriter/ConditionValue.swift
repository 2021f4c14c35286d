import SwiftSyntax

/// Evaluates `#if` conditions as they are for an app that is compiled for iOS.
struct ConditionValue {
  let conditions: Set<String>
  let available: Set<String>

  func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return conditions.contains(name.baseName.text)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self) {
      return holds(tuple.elements.first?.expression)
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return false }
    let parts = sequence.elements.map { ExprSyntax($0) }
    // `&&` binds tighter than `||`.
    var (isAny, isAll) = (false, holds(parts[0]))
    for index in stride(from: 1, to: parts.count - 1, by: 2) {
      let next = holds(parts[index + 1])
      if parts[index].trimmedDescription == "||" {
        (isAny, isAll) = (isAny || isAll, next)
      } else {
        isAll = isAll && next
      }
    }
    return isAny || isAll
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      return !Frameworks.hidden.contains(argument)
        && (available.contains(argument) || Frameworks.givenByUIKit.contains(argument))
    case "swift", "compiler": return argument.hasPrefix(">")
    case "arch":
      #if arch(x86_64)
        return argument == "x86_64"
      #else
        return argument == "arm64"
      #endif
    default: return false
    }
  }

  /// Returns the clause of an `#if` that is compiled, or nil.
  func active(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { $0.poundKeyword.tokenKind == .poundElse || holds($0.condition) }
  }
}
