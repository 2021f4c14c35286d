import SwiftSyntax

/// The SwiftUI declarations of a file, such as previews of UIKit screens or wrappers of views.
///
/// They are removed before anything else is read, so that the rest of the file can be compiled. A
/// class stays, also if some of its code mentions SwiftUI.
enum SwiftUIDeclarations {
  /// Names that only SwiftUI declarations mention, in a file that imports SwiftUI.
  private static let names: Set = [
    "View", "ViewModifier", "ViewBuilder", "PreviewProvider", "AnyView", "Binding", "Bindable",
    "ObservedObject", "StateObject", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues",
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
    "UIHostingController", "UIHostingConfiguration", "GeometryReader", "GeometryProxy",
    "PreferenceKey", "EdgeInsets", "WindowGroup", "LibraryContentProvider", "Preview",
  ]

  /// Protocols and types of SwiftUI, whose conforming types and extensions are removed.
  private static let kinds: Set = [
    "View", "ViewModifier", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "App", "Scene", "Shape", "InsettableShape", "ButtonStyle",
    "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
    "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "LibraryContentProvider",
    "Animatable", "DynamicProperty", "Layout", "Commands", "ToolbarContent", "TransitionStyle",
  ]

  /// The SwiftUI declarations of a module's files.
  struct Found {
    /// The outermost declarations to remove, for each file.
    fileprivate(set) var nodes: [[Syntax]] = []
    /// The structure that conforms to `App`, with the index of its file.
    fileprivate(set) var app: (file: Int, node: Syntax)?
  }

  /// Returns the declarations of all files. In a file that does not import SwiftUI, these are the
  /// extensions of removed types and `#Preview`.
  static func found(in files: [SourceFileSyntax]) -> Found {
    var result = Found()
    var types: Set<String> = []
    for (place, file) in files.enumerated() {
      let imports = Imports(viewMode: .sourceAccurate)
      imports.walk(file)
      let nodes =
        imports.hasSwiftUI
        ? found(in: file.statements, where: isSwiftUI)
        : found(
          in: file.statements, where: isPreview)
      for node in nodes {
        if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text { types.insert(name) }
        if result.app == nil, inherits(node, ["App"]) { result.app = (place, node) }
      }
      result.nodes.append(nodes)
    }
    for (place, file) in files.enumerated() where !types.isEmpty {
      let known = result.nodes[place]
      result.nodes[place] += found(in: file.statements) { node in
        let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        return type.map(types.contains) == true && !known.contains { $0.id == node.id }
      }
    }
    return result
  }

  private static func found(
    in statements: CodeBlockItemListSyntax, where isFound: (Syntax) -> Bool
  ) -> [Syntax] {
    statements.flatMap { item -> [Syntax] in
      let node = Syntax(item.item)
      if node.is(ImportDeclSyntax.self) { return [] }
      if let block = node.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause in
          clause.elements?.as(CodeBlockItemListSyntax.self).map {
            found(in: $0, where: isFound)
          } ?? []
        }
      }
      if isFound(node) { return [node] }
      let isContainer = node.is(ClassDeclSyntax.self) || node.is(ExtensionDeclSyntax.self)
      guard isContainer, let group = node.asProtocol((any DeclGroupSyntax).self) else { return [] }
      return group.memberBlock.members.map { Syntax($0.decl) }.filter {
        ($0.is(StructDeclSyntax.self) || $0.is(EnumDeclSyntax.self)) && isFound($0)
      }
    }
  }

  private static func isPreview(_ node: Syntax) -> Bool {
    node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }

  private static func isSwiftUI(_ node: Syntax) -> Bool {
    if isPreview(node) || inherits(node, kinds) { return true }
    if node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self) { return false }
    if let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
      // An extension of a UIKit class keeps its other members.
      if type.hasPrefix("UI") || type.hasPrefix("NS") { return false }
      if kinds.contains(type) { return true }
    }
    return mentions(node)
  }

  private static func inherits(_ node: Syntax, _ kinds: Set<String>) -> Bool {
    let types = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return types?.contains { inherited in
      let name = inherited.type.trimmedDescription
      return kinds.contains(name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name)
    } == true
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
