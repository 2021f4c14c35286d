import SwiftSyntax

/// Collects the names of the methods to which a file's selectors refer.
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
