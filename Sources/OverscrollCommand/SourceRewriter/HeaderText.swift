import SwiftParser
import SwiftSyntax

/// Turns the Swift interface of an Objective-C module into an interface file for `PlaceholderText`.
///
/// Access levels, attributes, comments and asynchronous variants of functions are removed. Members
/// that Swift cannot declare without Objective-C get the nearest declaration that it can: a stored
/// property of an extension becomes a computed one, and `Self` becomes the class.
struct HeaderText {
  private let module: String
  let tree: SourceFileSyntax
  /// The classes, and the other types, that the module declares.
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  private(set) var values: Set<String> = []
  private var protocols: [String: ProtocolDeclSyntax] = [:]

  /// - Parameter interface: The interface as SourceKit prints it.
  init(_ interface: String, module: String, imports: [String]) {
    self.module = module
    self.imports = imports
    tree = Parser.parse(source: interface)
    for item in tree.statements { collect(item.item.as(DeclSyntax.self), in: "") }
  }

  private let imports: [String]

  private mutating func collect(_ node: DeclSyntax?, in scope: String) {
    guard let node else { return }
    if let own = node.as(ExtensionDeclSyntax.self) {
      for member in own.memberBlock.members {
        collect(member.decl, in: own.extendedType.trimmedDescription + ".")
      }
      return
    }
    guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text else { return }
    if let own = node.as(ClassDeclSyntax.self) {
      classes[scope + name] = own
    } else if let own = node.as(ProtocolDeclSyntax.self) {
      protocols[scope + name] = own
    } else if node.is(EnumDeclSyntax.self) || node.is(StructDeclSyntax.self) {
      values.insert(scope + name)
    }
  }

  /// The text of the interface file.
  var text: String {
    let lines =
      imports.map { "import \($0)" }
      + tree.statements.flatMap { item -> [String] in
        guard let node = item.item.as(DeclSyntax.self) else { return [] }
        return declaration(node, in: nil)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Declarations

  /// A type whose members are written.
  private struct Scope {
    enum Kind { case `class`, `protocol`, `struct`, `extension` }
    let name: String
    let kind: Kind
  }

  /// Attributes that hide a declaration from apps.
  private static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      let words = $0.trimmedDescription
      return words.contains("unavailable") || words.contains("obsoleted")
    }
  }

  private func declaration(_ node: DeclSyntax, in scope: Scope?) -> [String] {
    if let attributed = node.asProtocol((any WithAttributesSyntax).self),
      Self.isUnavailable(attributed.attributes)
    {
      return []
    }
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): return [type(node)]
    case .protocolDecl(let node): return [type(node)]
    case .structDecl(let node): return [type(node)]
    case .enumDecl(let node): return [type(node)]
    case .extensionDecl(let node): return [type(node)]
    case .typeAliasDecl(let node):
      let value = swift(node.initializer.value)
      return value == node.name.text ? [] : ["typealias \(node.name.text) = \(value)"]
    case .variableDecl(let node): return variable(node, in: scope)
    case .functionDecl(let node): return function(node, in: scope)
    case .initializerDecl(let node): return initialiser(node, in: scope)
    default: return []
    }
  }

  private func type(_ node: ClassDeclSyntax) -> String {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let named = node.inheritanceClause?.inheritedTypes.first.map { swift($0.type) } ?? "NSObject"
    let superclass = ["NSObjectProtocol", "NSProxy"].contains(named) ? "NSObject" : named
    // Other protocols can require members that the headers do not declare.
    let own = inherited.dropFirst().filter { name in
      protocols[name] != nil && !conforms(superclass, to: name)
    }
    let scope = Scope(name: node.name.text, kind: .class)
    let required = own.flatMap { requirements(of: $0) }.filter { requirement in
      !node.memberBlock.members.contains { $0.decl.trimmedName == requirement.trimmedName }
    }
    let generic = node.genericParameterClause?.trimmedDescription ?? ""
    let condition = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let clause = ([superclass] + own).joined(separator: ", ")
    return block(
      "class \(node.name.text)\(generic): \(clause)\(condition)", node.memberBlock, scope,
      also: required.flatMap { declaration($0, in: scope) })
  }

  private func conforms(_ name: String, to protocolName: String) -> Bool {
    var next: String? = name
    while let known = next.flatMap({ classes[$0] }) {
      let inherited =
        known.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      if inherited.dropFirst().contains(where: { closure(of: $0).contains(protocolName) }) {
        return true
      }
      next = inherited.first
    }
    return false
  }

  /// The protocol and those that it inherits from.
  private func closure(of name: String) -> [String] {
    var (found, open) = ([String](), [name])
    while let next = open.popLast() {
      guard let own = protocols[next], !found.contains(next) else { continue }
      found.append(next)
      open += own.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
    return found
  }

  /// The members of a protocol that a class must have. Those of Objective-C's implementation are
  /// often not in its header.
  private func requirements(of name: String) -> [DeclSyntax] {
    closure(of: name).flatMap { name in
      (protocols[name]?.memberBlock.members.map(\.decl) ?? []).filter { member in
        member.trimmedName != nil
          && member.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("optional") != true
      }
    }
  }

  private func type(_ node: ProtocolDeclSyntax) -> String {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let own = inherited.filter { protocols[$0] != nil || $0.hasPrefix("UI") }
    let root = inherited.contains("NSObjectProtocol") ? "NSObjectProtocol" : "AnyObject"
    let clause = own.isEmpty ? [root] : own
    return block(
      "@objc protocol \(node.name.text): \(clause.joined(separator: ", "))", node.memberBlock,
      Scope(name: node.name.text, kind: .protocol))
  }

  private func type(_ node: StructDeclSyntax) -> String {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let scope = Scope(name: node.name.text, kind: .struct)
    if inherited.contains("OptionSet") {
      return block("struct \(scope.name): OptionSet", node.memberBlock, scope) {
        !$0.is(InitializerDeclSyntax.self)
      }
    }
    if let raw = rawType(of: node), raw == "String" {
      return block(
        "struct \(scope.name): Hashable, RawRepresentable", node.memberBlock, scope
      ) { !$0.is(InitializerDeclSyntax.self) && !Self.isRawValue($0) }
    }
    let head = "struct \(scope.name)\(inherited.isEmpty ? "" : ": Hashable")"
    return block(head, node.memberBlock, scope)
  }

  func rawType(of node: StructDeclSyntax) -> String? {
    for member in node.memberBlock.members {
      guard let initialiser = member.decl.as(InitializerDeclSyntax.self),
        initialiser.signature.parameterClause.parameters.labels == ["rawValue"]
      else { continue }
      return initialiser.signature.parameterClause.parameters.first?.type.trimmedDescription
    }
    return nil
  }

  private static func isRawValue(_ node: DeclSyntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "rawValue"
  }

  private func type(_ node: EnumDeclSyntax) -> String {
    let raw = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return block(
      "enum \(node.name.text)\(raw.map { ": \($0)" } ?? "")", node.memberBlock,
      Scope(name: node.name.text, kind: .struct)
    ) { $0.is(EnumCaseDeclSyntax.self) }
  }

  private func type(_ node: ExtensionDeclSyntax) -> String {
    block(
      "extension \(node.extendedType.trimmedDescription)", node.memberBlock,
      Scope(name: node.extendedType.trimmedDescription, kind: .extension))
  }

  private func block(
    _ head: String, _ members: MemberBlockSyntax, _ scope: Scope, also added: [String] = [],
    where isWanted: (DeclSyntax) -> Bool = { _ in true }
  ) -> String {
    let lines = members.members.map(\.decl).filter(isWanted).flatMap { node -> [String] in
      if let cases = node.as(EnumCaseDeclSyntax.self) { return [cases.trimmedDescription] }
      return declaration(node, in: scope)
    }
    var seen: Set<String> = []
    let body = (lines + added).filter { seen.insert($0).inserted }.map { "  \($0)\n" }.joined()
    return "\(head) {\n\(body)}"
  }

  // MARK: - Members

  private func isType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.has("class") || modifiers.has("static")
  }

  private func variable(_ node: VariableDeclSyntax, in scope: Scope?) -> [String] {
    guard let binding = node.bindings.first, let written = binding.typeAnnotation?.type,
      !node.modifiers.has("override"), !isInherited(node.trimmedName, in: scope)
    else { return [] }
    let (name, type) = (binding.pattern.trimmedDescription, swift(written))
    guard Self.isKnown(type) else { return [] }
    let isReadOnly =
      binding.accessorBlock?.trimmedDescription.filter { !$0.isWhitespace } == "{get}"
    guard let scope else {
      let type = empty(type) == "nil" ? type : bare(type)
      return ["let \(name): \(valued(type)) = \(constant(name, type))"]
    }
    let keyword = isType(node.modifiers) ? "static " : ""
    switch scope.kind {
    case .protocol:
      let optional = node.modifiers.has("optional") ? "optional " : ""
      return ["\(optional)\(keyword)var \(name): \(type) { get\(isReadOnly ? "" : " set") }"]
    case .struct where isType(node.modifiers), .extension where isType(node.modifiers):
      if type.contains("Notification.Name") {
        return ["static let \(name): \(bare(type)) = \(constant(name, bare(type)))"]
      }
      return ["static var \(name): \(type) { get }"]
    case .struct:
      return ["var \(name): \(valued(type))"]
    case .extension:
      let value = empty(type)
      let report = "_reportPlaceholder(\"\(scope.name).\(name)\", in: \"\(module)\")"
      let type = value == "nil" ? optional(type) : type
      let setter = isReadOnly ? "" : " set { \(report) }"
      return ["\(keyword)var \(name): \(type) { get { \(report); return \(value) }\(setter) }"]
    case .class:
      // Storyboards set properties by name.
      let attribute = isReadOnly || isType(node.modifiers) ? "" : "@objc "
      let isWeak = node.modifiers.has("weak")
      if isWeak { return ["\(attribute)weak var \(name): \(optional(type))"] }
      let value = empty(type)
      let isObject = classes[bare(type)] != nil || type.hasSuffix("!") && value.hasPrefix("UI")
      guard isObject, value != "nil", !isType(node.modifiers) else {
        return ["\(attribute)\(keyword)var \(name): \(valued(type))\(isReadOnly ? " { get }" : "")"]
      }
      // An object that holds one of its own class would create objects without end.
      let access = isReadOnly ? "private(set) " : ""
      return ["\(attribute)\(access)lazy var \(name): \(type) = \(value)"]
    }
  }

  private func function(_ node: FunctionDeclSyntax, in scope: Scope?) -> [String] {
    let effects = node.signature.effectSpecifiers
    guard effects?.asyncSpecifier == nil, !node.modifiers.has("override"),
      !isInherited(node.trimmedName, in: scope)
    else { return [] }
    guard let parameters = parameters(node.signature.parameterClause, in: scope) else { return [] }
    var type = node.signature.returnClause.map { swift($0.type) } ?? "Void"
    guard Self.isKnown(type) else { return [] }
    if let scope, scope.kind != .protocol { type = type.replacing(#/\bSelf\b/#, with: scope.name) }
    if type != "Void", scope?.kind != .protocol { type = valued(type) }
    let result = type == "Void" ? "" : " -> \(type)"
    let throwing = effects?.throwsClause == nil ? "" : " throws"
    let keyword = isType(node.modifiers) ? (scope?.kind == .class ? "class " : "static ") : ""
    let optional = node.modifiers.has("optional") ? "optional " : ""
    let head = "\(optional)\(keyword)func \(node.name.text)\(parameters)\(throwing)\(result)"
    if scope?.kind == .class, type.hasSuffix("!"), empty(type) != "nil" {
      let report = isType(node.modifiers) ? "_reportUse(); " : ""
      return ["\(head) { \(report)return \(empty(type)) }"]
    }
    guard scope == nil || scope?.kind == .extension else { return [head] }
    let labels = node.signature.parameterClause.parameters.labels.map { $0 + ":" }.joined()
    let name = "\(scope.map { $0.name + "." } ?? "")\(node.name.text)(\(labels))"
    let value = type == "Void" ? "" : "; return \(empty(type))"
    return ["\(head) { _reportPlaceholder(\"\(name)\", in: \"\(module)\")\(value) }"]
  }

  private func initialiser(_ node: InitializerDeclSyntax, in scope: Scope?) -> [String] {
    let list = node.signature.parameterClause
    let labels = list.parameters.labels
    guard let scope, scope.kind != .protocol, !labels.isEmpty, labels != ["coder"],
      node.signature.effectSpecifiers?.asyncSpecifier == nil
    else { return [] }
    let inherited = [["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"]]
    guard let parameters = parameters(list, in: scope), !inherited.contains(labels) else {
      return []
    }
    let mark = node.optionalMark?.text ?? ""
    if scope.kind == .extension {
      let report = "_reportPlaceholder(\"\(scope.name).init\", in: \"\(module)\")"
      let isClass = classes[scope.name] != nil || scope.name.hasPrefix("UI")
      return ["\(isClass ? "convenience " : "")init\(mark)\(parameters) { self.init(); \(report) }"]
    }
    let isFactory = node.description.contains("not inherited") || node.modifiers.has("convenience")
    let isOverriding = ancestors(of: scope.name).contains { parent in
      parent.memberBlock.members.contains {
        $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.labels
          == labels
      }
    }
    guard scope.kind == .class else { return ["init\(mark)\(parameters)"] }
    if isOverriding { return isFactory ? [] : ["override init\(mark)\(parameters)"] }
    return ["\(isFactory ? "convenience " : "")init\(mark)\(parameters)"]
  }

  private func ancestors(of name: String) -> [ClassDeclSyntax] {
    var (line, next): ([ClassDeclSyntax], String?) = ([], superclass(of: name))
    while let known = next.flatMap({ classes[$0] }), line.count < classes.count {
      line.append(known)
      next = superclass(of: known.name.text)
    }
    return line
  }

  private func superclass(of name: String) -> String? {
    classes[name]?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  /// Whether a superclass of the module declares a member of this name.
  private func isInherited(_ name: String?, in scope: Scope?) -> Bool {
    guard let scope, scope.kind == .class else { return false }
    return ancestors(of: scope.name).contains { parent in
      parent.memberBlock.members.contains { $0.decl.trimmedName == name }
    }
  }

  /// The parameters; nil if a type cannot be written.
  private func parameters(_ clause: FunctionParameterClauseSyntax, in scope: Scope?) -> String? {
    var list: [String] = []
    for parameter in clause.parameters {
      let type = swift(parameter.type)
      guard Self.isKnown(type) else { return nil }
      let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
      let value =
        parameter.defaultValue.flatMap {
          scope?.kind == .protocol ? nil : " = \($0.value.trimmedDescription)"
        } ?? ""
      list.append("\(names.joined(separator: " ")): \(type)\(value)")
    }
    return "(\(list.joined(separator: ", ")))"
  }
}

extension DeclSyntaxProtocol {
  /// The name of a function with its labels, or of a variable; nil for other declarations.
  fileprivate var trimmedName: String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.labels.map { $0 + ":" }
      return function.name.text + "(" + labels.joined() + ")"
    }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}
