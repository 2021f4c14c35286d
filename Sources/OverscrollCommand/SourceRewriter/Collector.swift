import SwiftSyntax

/// Collects the declarations of a file in the index.
final class Collector: SyntaxVisitor {
  private let index: Index
  private let file: Int
  private let condition: ConditionValue
  private let converter: SourceLocationConverter
  private var scopes:
    [(
      entry: Index.TypeEntry, isExtension: Bool, isMarked: Bool, access: String
    )] = []
  private(set) var appDelegate: String?

  init(_ index: Index, file: Int, condition: ConditionValue, converter: SourceLocationConverter) {
    (self.index, self.file, self.condition) = (index, file, condition)
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: String, _ kind: Index.Kind, _ node: some DeclGroupSyntax, generics: Bool
  ) -> SyntaxVisitorContinueKind {
    let qualified = scopes.last.map { "\($0.entry.name).\(name)" } ?? name
    let entry = index.entry(qualified, kind)
    // The superclass is the first name, although an extension may have been read before. A second
    // declaration is an error.
    let names = Self.inheritedNames(node)
    entry.inherited = entry.body == nil ? names + entry.inherited : entry.inherited + names
    entry.kind = kind
    entry.file = file
    entry.isGeneric = generics || scopes.last?.entry.isGeneric == true
    entry.isPublic = node.modifiers.isPublic
    entry.isOpen = node.modifiers.has("open")
    entry.objcName = node.attributes.objcName
    entry.hasObjCMembers = node.attributes.has("objcMembers")
    entry.body = (file, node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    entry.line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    if node.attributes.has("main", "UIApplicationMain"), kind == .class { appDelegate = qualified }
    scopes.append((entry, false, entry.hasObjCMembers, ""))
    return .visitChildren
  }

  private static func inheritedNames(_ node: some DeclGroupSyntax) -> [String] {
    let names = node.inheritanceClause?.inheritedTypes.flatMap { inherited in
      inherited.type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.trimmedDescription }
        ?? [inherited.type.trimmedDescription]
    }
    return names ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .class, node, generics: node.genericParameterClause != nil)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .struct, node, generics: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enum, node, generics: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .actor, node, generics: node.genericParameterClause != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .protocol, node, generics: false)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let entry = index.entry(node.extendedType.trimmedDescription, .foreign)
    entry.inherited += Self.inheritedNames(node)
    scopes.append(
      (
        entry, true, node.attributes.has("objc") || entry.hasObjCMembers,
        node.modifiers.isPublic ? "public " : ""
      ))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last {
      index.add(
        method(
          node.name.text, node.signature.parameterClause.parameters.labels, scope, node,
          node.attributes, node.modifiers), to: scope.entry)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      index.add(
        method(name.identifier.text, [], scope, node, node.attributes, node.modifiers),
        to: scope.entry)
    }
    return .skipChildren
  }

  private func method(
    _ name: String, _ labels: [String],
    _ scope: (
      entry: Index.TypeEntry, isExtension: Bool, isMarked: Bool, access: String
    ),
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> Index.Method {
    Index.Method(
      name: name, labels: labels, objcName: attributes.objcName,
      isMarked: scope.isMarked
        || attributes.has("objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable"),
      isStatic: modifiers.has("static") || modifiers.has("class"),
      isOverride: modifiers.has("override"), isInExtension: scope.isExtension, access: scope.access,
      file: file,
      node: DeclSyntax(node))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last { scope.entry.initialisers.append(node) }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = condition.active(node)?.elements { walk(elements) }
    return .skipChildren
  }
}
