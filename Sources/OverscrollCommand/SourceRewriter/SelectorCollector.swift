import SwiftSyntax

/// Collects the members to which a file's selectors refer, and whether it observes properties.
final class SelectorCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// The properties in `#selector(getter: UIView.safeAreaInsets)`, each once and in order.
  private(set) var getters: [(type: String, name: String)] = []

  /// Whether the file observes properties by key path: `observe(\.name)`, `publisher(for: \.name)`
  /// or `addObserver(_:forKeyPath:options:context:)`.
  private(set) var observesKeyPaths = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let reference = SelectorReference(node) else {
      return .visitChildren
    }
    names.insert(reference.name)
    if let type = reference.type, reference.kind == .getter,
      !getters.contains(where: { $0 == (type, reference.name) })
    {
      getters.append((type, reference.name))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    let isByKeyPath = node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    if isByKeyPath && ["observe", "publisher"].contains(called)
      || called == "addObserver" && node.arguments.contains { $0.label?.text == "forKeyPath" }
    {
      observesKeyPaths = true
    }
    return .visitChildren
  }

  /// Returns the statements that register the properties of UIKit's classes, so that
  /// `responds(to:)` is true for them. Apps ask before they use properties of newer systems. A
  /// statement with a property that UIKit lacks here does not compile and is left out.
  func registrations(_ index: Index) -> [String] {
    getters.filter { type, _ in
      type.hasPrefix("UI") && index.find(type)?.kind ?? .foreign == .foreign
    }.map { type, name in
      "do { _ = \\\(type).\(name); _overscrollNote([\"\(name)\"], \(type).self) }"
    }
  }
}
