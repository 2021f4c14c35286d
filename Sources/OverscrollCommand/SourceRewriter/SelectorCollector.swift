import SwiftSyntax

/// The names of methods that a file's selectors refer to.
final class SelectorCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let reference = SelectorReference(node) {
      names.insert(reference.name)
    }
    return .visitChildren
  }
}
