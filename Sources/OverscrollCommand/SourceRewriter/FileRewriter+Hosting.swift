import SwiftSyntax

// Hosting controllers of SwiftUI, which show a placeholder instead of their view.

extension FileRewriter {
  private static let hosting = "UIHostingController"

  /// Blanks the view's type in `UIHostingController<Content>`.
  func blankHosting(_ node: IdentifierTypeSyntax) {
    guard node.name.text == Self.hosting, let clause = node.genericArgumentClause else { return }
    // The name moves to the end, because a mark of an optional type must follow it.
    let gap = String(repeating: " ", count: clause.range.count)
    edits.replace(node.range, with: gap + Self.hosting)
  }

  /// Blanks the view in `UIHostingController(rootView: Content())`, and its type. Returns whether
  /// the call creates a hosting controller.
  func blankHosting(_ node: FunctionCallExprSyntax) -> Bool {
    let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self)
    let callee = generic?.expression ?? node.calledExpression
    guard callee.as(DeclReferenceExprSyntax.self)?.baseName.text == Self.hosting,
      node.arguments.contains(where: { $0.label?.text == "rootView" })
    else { return false }
    if let generic { edits.blank(generic.genericArgumentClause.range) }
    edits.blank(node.arguments.range)
    return true
  }
}
