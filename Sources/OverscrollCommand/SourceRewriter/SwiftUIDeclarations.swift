import SwiftSyntax

/// The SwiftUI declarations of a file, such as previews of UIKit screens or wrappers of views.
///
/// They are removed before anything else is read, so that the rest of the file can be compiled.
enum SwiftUIDeclarations {
  /// Names that only SwiftUI declarations mention, in a file that imports SwiftUI.
  private static let names: Set = [
    "View", "ViewModifier", "ViewBuilder", "PreviewProvider", "AnyView", "Binding", "Bindable",
    "ObservedObject", "StateObject", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues",
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIHostingController", "UIHostingConfiguration", "GeometryReader", "GeometryProxy",
    "PreferenceKey", "EdgeInsets", "WindowGroup", "LibraryContentProvider", "Preview",
  ]

  /// Returns the outermost declarations that mention these names. Empty for a file that does not
  /// import SwiftUI.
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
      // Members such as `.View` may have these names, so a name after a dot only counts in
      // `SwiftUI.View`.
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
