import SwiftSyntax

/// The declarations of a file that are SwiftUI's: previews of a UIKit screen, say, or wrappers around a view. They
/// are taken out before anything else is read, so that the rest of the file goes on.
enum SwiftUIDeclarations {
  /// What only SwiftUI's declarations mention, in a file that imports it.
  private static let names: Set = [
    "View", "ViewModifier", "ViewBuilder", "PreviewProvider", "AnyView", "Binding", "Bindable",
    "ObservedObject", "StateObject", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues",
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIHostingController", "UIHostingConfiguration", "GeometryReader", "GeometryProxy",
    "PreferenceKey", "EdgeInsets", "WindowGroup", "LibraryContentProvider", "Preview",
  ]

  /// The file's outermost declarations that mention them; none in a file that does not import SwiftUI.
  static func found(in file: SourceFileSyntax) -> [Syntax] {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file)
    return imports.hasSwiftUI ? found(in: file.statements) : []
  }

  private static func found(in statements: CodeBlockItemListSyntax) -> [Syntax] {
    statements.flatMap { item -> [Syntax] in
      let node = Syntax(item.item)
      if node.is(ImportDeclSyntax.self) { return [] }
      if let block = node.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause in
          clause.elements?.as(CodeBlockItemListSyntax.self).map(found) ?? []
        }
      }
      return mentions(node) ? [node] : []
    }
  }

  private static func mentions(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, names.contains(name) else { return false }
      // Members may be called so: `.View` and `Binding:` are none of SwiftUI's types.
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        || token.previousToken(viewMode: .sourceAccurate)?
          .previousToken(viewMode: .sourceAccurate)?.text == "SwiftUI"
    }
  }

  private final class Imports: SyntaxVisitor {
    private(set) var hasSwiftUI = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.path.first?.name.text == "SwiftUI" { hasSwiftUI = true }
      return .skipChildren
    }
  }
}
