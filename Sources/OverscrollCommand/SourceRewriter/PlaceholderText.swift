import SwiftParser
import SwiftSyntax

/// Completes an interface file: declarations as in Apple's documentation, without access levels and
/// bodies.
///
/// Functions return nil, zero or an empty value. Properties store what an app assigns. A class
/// reports its first use, a view and a layer show a grey box. A declaration that has a body or an
/// initial value keeps it.
///
/// Two attributes exist only here: `@data` marks a class that only stores values and reports
/// nothing, `@says("…")` gives the words of the report.
final class PlaceholderText: SyntaxVisitor {
  private var edits: TextEdits
  private let index: PlaceholderIndex
  private let module: String
  /// The enclosing types, innermost last.
  private var scopes: [Scope] = []

  private enum ScopeKind { case `class`, `protocol`, value, `extension` }

  private struct Scope {
    let name: String
    let kind: ScopeKind
    let isFinal: Bool
    var optionCount = 0
  }

  private init(_ text: String, _ index: PlaceholderIndex, module: String) {
    edits = TextEdits(Array(text.utf8))
    (self.index, self.module) = (index, module)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the text of a Swift source that compiles.
  static func completed(
    _ text: String, _ tree: SourceFileSyntax, _ index: PlaceholderIndex, module: String
  ) -> String {
    let visitor = PlaceholderText(text, index, module: module)
    visitor.walk(tree)
    return String(decoding: visitor.edits.result, as: UTF8.self)
  }

  // MARK: - Imports and types

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    edits.insert("@_exported ", at: node.importKeyword.range.lowerBound)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["data", "says"].contains(node.attributeName.trimmedDescription) { edits.blank(node.range) }
    return .skipChildren
  }

  private var scopeNames: [String] { scopes.map(\.name) }

  private func qualified(_ name: String) -> String {
    (scopeNames + [name]).joined(separator: ".")
  }

  /// Inserts the access level before the modifiers or the keyword.
  private func open(
    _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax, as access: String = "public"
  ) {
    guard scopes.last?.kind != .protocol, !Self.hasAccess(modifiers) else { return }
    let start = modifiers.first.map { $0.range.lowerBound } ?? keyword.range.lowerBound
    edits.insert(access + " ", at: start)
  }

  private static func hasAccess(_ modifiers: DeclModifierListSyntax) -> Bool {
    let levels: Set = ["private", "fileprivate", "internal", "public", "open"]
    return modifiers.contains { levels.contains($0.name.text) && $0.detail == nil }
  }

  private func enter(
    _ name: String, _ kind: ScopeKind, isFinal: Bool = false
  ) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: name, kind: kind, isFinal: isFinal))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFinal = node.modifiers.has("final")
    open(node.modifiers, node.classKeyword, as: isFinal ? "public" : "open")
    let name = qualified(node.name.text)
    if index.isRoot(name) {
      let clause = node.inheritanceClause
      let end = clause?.range.upperBound ?? node.name.range.upperBound
      edits.insert(clause == nil ? ": _Placeholder" : ", _Placeholder", at: end)
    }
    return enter(node.name.text, .class, isFinal: isFinal)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.modifiers, node.structKeyword)
    return enter(node.name.text, .value)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.modifiers, node.enumKeyword)
    return enter(node.name.text, .value)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.modifiers, node.protocolKeyword)
    return enter(node.name.text, .protocol)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, .extension)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.modifiers, node.typealiasKeyword)
    return .skipChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func append(_ members: [String], to block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let isFirst = block.members.isEmpty || block.members.last?.semicolon != nil
    edits.insert(
      (isFirst ? " " : "; ") + members.joined(separator: "; ") + " ",
      at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: - Classes

  private func initialisers(of block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    scopes.removeLast()
    let name = qualified(node.name.text)
    guard let entry = index.entries[name] else { return }
    let base = PlaceholderBase(index.base(of: name))
    let isRoot = index.isRoot(name)
    let own = initialisers(of: node.memberBlock).filter { !$0.modifiers.has("convenience") }
    let isFirst = entry.superclass.map { index.entries[$0]?.kind != .class } ?? true
    var added: [String] = []
    // A class without designated initialisers inherits those of its superclass.
    if isRoot || !own.isEmpty || base == .nothing {
      let known = own.map { $0.signature.parameterClause.parameters.labels }
      for item in base.initialisers where !known.contains(item.labels) {
        // A class without a superclass is the only one that does not override `init()`.
        let head = isFirst || item.head.contains(" ") ? item.head : "override " + item.head
        let statements = [item.call, isRoot ? report(base) : ""].filter { !$0.isEmpty }
        added.append("public \(head) { \(statements.joined(separator: "; ")) }")
      }
      let inheritsCoder = index.lineage(name).dropFirst().contains(where: \.hasCoderInitialiser)
      let parent = index.base(of: name) ?? ""
      if base == .object, inheritsCoder || PlaceholderBase.isRead(parent),
        !known.contains(["coder"])
      {
        added.append("public required init?(coder: NSCoder) { super.init(coder: coder) }")
      }
    }
    if !entry.isData { added += names(node, isRoot: isRoot, base) }
    append(added, to: node.memberBlock)
  }

  private func report(_ base: PlaceholderBase) -> String {
    let use = "Swift.type(of: self)._reportUse()"
    return base == .view ? use + "; _showPlaceholder(Swift.type(of: self)._placeholderName)" : use
  }

  /// The members of `_Placeholder`, and the grey box of controllers and layers.
  private func names(
    _ node: ClassDeclSyntax, isRoot: Bool, _ base: PlaceholderBase
  ) -> [String] {
    let override = isRoot ? "" : "override "
    let access = node.modifiers.has("final") ? "public" : "open"
    func property(_ name: String, _ value: String) -> String {
      "nonisolated \(override)\(access) class var \(name): String { \"\(value)\" }"
    }
    let said = node.attributes.first("says")?.arguments?.trimmedDescription.dropFirst().dropLast()
    let isShown = base == .view || base == .controller || base == .layer
    var members = [
      property("_placeholderName", node.name.text), property("_placeholderModule", module),
    ]
    if isRoot || said != nil {
      let words = said.map(String.init) ?? (isShown ? "a grey box" : "it does nothing")
      members.append(property("_placeholderWords", words))
    }
    guard isRoot else { return members }
    let box = "_showPlaceholder(Swift.type(of: self)._placeholderName)"
    if base == .controller {
      members.append("open override func loadView() { super.loadView(); view.\(box) }")
    } else if base == .layer {
      members.append(
        "open override func layoutSublayers() { super.layoutSublayers(); \(box) }")
    }
    return members
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, scope.kind != .protocol else { return .skipChildren }
    open(node.modifiers, node.initKeyword)
    guard node.body == nil else { return .skipChildren }
    let parameters = node.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let end = node.range.upperBound
    guard scope.kind == .class else {
      let properties = index.find(scope.name, in: scopeNames)?.entry.properties ?? []
      let values = names.filter(properties.contains).map { "self.\($0) = \($0)" }
      let call = scope.kind == .extension ? ["self.init()"] : []
      edits.insert(" { \((call + values).joined(separator: "; ")) }", at: end)
      return .skipChildren
    }
    let name = scopeNames.joined(separator: ".")
    let base = PlaceholderBase(index.base(of: name))
    let properties = index.lineage(name).reduce(into: Set<String>()) {
      $0.formUnion($1.properties)
    }
    let values = names.filter(properties.contains).map { "self.\($0) = \($0)" }
    let isConvenience = node.modifiers.has("convenience")
    let isOverriding =
      parameters.isEmpty && base != .nothing && !node.modifiers.has("override")
      && !isConvenience && base != .view && base != .controller
    if isOverriding { edits.insert("override ", at: node.initKeyword.range.lowerBound) }
    var call = isConvenience ? "self.init()" : base.superCall(frame: names.contains("frame"))
    let parent = index.entries[name]?.superclass
    if base == .nothing, parent.flatMap({ index.entries[$0]?.kind }) == .class {
      call = "super.init()"
    }
    let use = !isConvenience && index.isRoot(name) ? [report(base)] : []
    let statements = ([call] + values + use).filter { !$0.isEmpty }
    edits.insert(" { \(statements.joined(separator: "; ")) }", at: end)
    return .skipChildren
  }

  // MARK: - Values

  override func visitPost(_ node: StructDeclSyntax) {
    scopes.removeLast()
    guard let entry = index.entries[qualified(node.name.text)] else { return }
    let own = initialisers(of: node.memberBlock)
    let known = own.map { $0.signature.parameterClause.parameters.labels }
    switch entry.kind {
    case .optionSet:
      append(
        ["public let rawValue: UInt", "public init(rawValue: UInt) { self.rawValue = rawValue }"],
        to: node.memberBlock)
    case .rawValue:
      append(
        [
          "public let rawValue: String",
          "public init(rawValue: String) { self.rawValue = rawValue }",
          "public init(_ rawValue: String) { self.rawValue = rawValue }",
        ], to: node.memberBlock)
    case .class, .other:
      let stored = node.memberBlock.members.compactMap { member -> [(String, String)]? in
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          variable.bindings.allSatisfy({ $0.accessorBlock == nil }),
          !variable.modifiers.has("static"), let type = Self.type(of: variable)
        else { return nil }
        return variable.bindings.map { ($0.pattern.trimmedDescription, type) }
      }.flatMap { $0 }
      var added: [String] = []
      if !known.contains([]) { added.append("public init() {}") }
      if !stored.isEmpty, own.isEmpty {
        let list = stored.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
        let body = stored.map { "self.\($0.0) = \($0.0)" }.joined(separator: "; ")
        added.append("public init(\(list)) { \(body) }")
      }
      append(added, to: node.memberBlock)
    }
  }

  private static func type(of node: VariableDeclSyntax) -> String? {
    node.bindings.last?.typeAnnotation?.type.trimmedDescription
  }

  private var access: String {
    scopes.last.map { $0.kind == .class && !$0.isFinal ? "open" : "public" } ?? "public"
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.has("static") || modifiers.has("final") ? "public" : access
  }

  /// The report of a call that needs no object.
  private func use(_ modifiers: DeclModifierListSyntax) -> String {
    guard modifiers.has("static") || modifiers.has("class"), scopes.last?.kind == .class,
      index.entries[scopeNames.joined(separator: ".")]?.isData == false
    else { return "" }
    return "_reportUse(); return "
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.kind != .protocol else { return .skipChildren }
    let type = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    if type != "Void", !node.attributes.has("discardableResult") {
      edits.insert("@discardableResult ", at: node.range.lowerBound)
    }
    open(node.modifiers, node.funcKeyword, as: access(node.modifiers))
    guard node.body == nil else { return .skipChildren }
    edits.insert(
      " { \(use(node.modifiers))\(index.value(of: type, in: scopeNames)) }",
      at: node.range.upperBound)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.modifiers, node.subscriptKeyword, as: access(node.modifiers))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.kind != .protocol, !Self.hasAccess(node.modifiers) else {
      return .skipChildren
    }
    let access = access(node.modifiers)
    guard let type = Self.type(of: node), node.bindings.allSatisfy({ $0.initializer == nil }) else {
      open(node.modifiers, node.bindingSpecifier, as: access)
      return .skipChildren
    }
    let accessors = node.bindings.first?.accessorBlock?.trimmedDescription
      .filter { !$0.isWhitespace }
    guard accessors == nil || accessors == "{get}" || accessors == "{getset}" else {
      open(node.modifiers, node.bindingSpecifier, as: access)
      return .skipChildren
    }
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
    let attributes = node.attributes.map { $0.trimmedDescription + " " }.joined()
    var lines: [String] = []
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      let value = value(name, type, isStatic: isStatic)
      if accessors == "{get}", isStatic || !index.parameters.contains(name) {
        lines.append(
          "\(access) \(modifiers)var \(name): \(type) { \(use(node.modifiers))\(value) }")
      } else {
        let isConstant = accessors == "{get}" || node.bindingSpecifier.text == "let" && !isStatic
        let setter = isConstant ? " internal(set)" : ""
        let specifier = isConstant ? "var" : node.bindingSpecifier.text
        lines.append(
          "\(attributes)\(access)\(setter) \(modifiers)\(specifier) \(name): \(type) = \(value)")
      }
    }
    edits.replace(node.range, with: lines.joined(separator: "; "))
    return .skipChildren
  }

  /// The initial value of a property. A constant of an option set or of a type with a raw value has
  /// a value of its own.
  private func value(_ name: String, _ type: String, isStatic: Bool) -> String {
    guard isStatic, let scope = scopes.last, let kind = index.find(type, in: scopeNames)?.entry.kind
    else {
      return index.value(of: type, in: scopeNames)
    }
    let isOwn = type == scope.name || type == "Self"
    if kind == .rawValue { return "\(type)(rawValue: \"\(name)\")" }
    guard isOwn, kind == .optionSet else { return index.value(of: type, in: scopeNames) }
    scopes[scopes.count - 1].optionCount += 1
    return "\(type)(rawValue: 1 << \(scope.optionCount))"
  }
}
