import SwiftSyntax

/// Rewrites an iOS source into Swift that compiles without Objective-C.
final class FileRewriter: SyntaxVisitor {
  var edits: TextEdits
  private(set) var problems: [RewriteReport.Problem] = []
  private(set) var tail: [String] = []
  private var importsUIKit = false
  private var importsCombine = false
  /// Whether the file uses one of the names of Combine that Foundation has on iOS.
  private var namesCombine = false
  /// The modules of which the file uses names that UIKit provides on iOS.
  var namedModules: Set<String> = []
  /// The imports that are implicit on iOS and must be added. With CocoaPods and Carthage every
  /// library's header imports UIKit for the library and its clients. On iOS, Foundation also
  /// provides Core Graphics, `Published` and `ObservableObject`, UIKit provides `ImpliedModules`.
  var impliedImports: [String] {
    let isCombineMissing =
      namesCombine && !importsCombine && context.condition.available.contains("Combine")
    let named = namedModules.intersection(context.condition.available)
    return context.implied.map { "import \($0)" }
      + (importsUIKit ? [] : ["import UIKit"]) + (isCombineMissing ? ["import Combine"] : [])
      + named.sorted().map { "import \($0)" }
  }
  let file: Int
  let path: String
  let context: RewriteContext
  let converter: SourceLocationConverter
  /// The enclosing types, each with the registration calls of its nested types.
  private(set) var scopes: [Scope?] = []
  private var count = 0
  /// The number of enclosing function bodies. Types inside them cannot be reached from outside.
  private var bodies = 0
  /// The calls that run the registrations of the file's types.
  private(set) var calls: [String] = []

  struct Scope {
    let entry: Index.TypeEntry
    let isExtension: Bool
    let isReachable: Bool
    var nested: [String] = []
  }

  init(
    _ bytes: [UInt8], file: Int, path: String, context: RewriteContext,
    converter: SourceLocationConverter
  ) {
    edits = TextEdits(bytes)
    (self.file, self.path, self.context, self.converter) = (file, path, context, converter)
    super.init(viewMode: .sourceAccurate)
  }

  func report(_ message: String, at node: some SyntaxProtocol, framework: String? = nil) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    problems.append(
      RewriteReport.Problem(
        file: path, line: place.line, column: place.column, message: message, framework: framework))
  }

  // MARK: - Attributes and modifiers

  private static let blanked: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain",
    "NSApplicationMain", "main", "testable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "available", node.trimmedDescription.contains("unavailable"),
      node.parent?.as(AttributeListSyntax.self)?.has("IBInspectable", "IBOutlet") == true
    {
      // Such a declaration exists only for Interface Builder, which sets it by name.
      edits.blank(node.range)
      return .skipChildren
    }
    if name == "testable", context.isTested { return .skipChildren }
    guard Self.blanked.contains(name) || isConventionOfObjects(node) else { return .visitChildren }
    if name == "NSManaged", !storeManaged(node) { report("Core Data is not available", at: node) }
    edits.blank(node.range)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    takeModifier(node)
    return .visitChildren
  }

  // MARK: - Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    let kind = node.importKindSpecifier?.range
    let start = kind?.lowerBound ?? node.path.range.lowerBound
    let whole = start..<node.path.range.upperBound
    if kind == nil, module == "UIKit" || Frameworks.meaningUIKit.contains(module) {
      importsUIKit = true
    }
    if kind == nil, module == "Combine" { importsCombine = true }
    if module == "UIKit" || Frameworks.meaningUIKit.contains(module) {
      edits.replace(whole, with: "UIKit")
    } else if let name = Frameworks.renamed[module], context.condition.available.contains(name) {
      edits.replace(whole, with: name)
    } else if !context.condition.available.contains(module) {
      report("the module \(module) is not available", at: node, framework: module)
      edits.blank(node.range)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["ObservableObject", "Published"].contains(node.name.text) { namesCombine = true }
    nameModule(node.name, in: Syntax(node))
    noteModule(of: node.name)
    blankHosting(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for call in calls(in: Syntax(condition)) {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        let isKnown =
          name == "os"
          || name == "canImport"
            && Frameworks.givenByUIKit.union(Frameworks.hidden).contains(argument)
        if isKnown {
          let value = context.condition.holds(ExprSyntax(call))
          edits.replace(call.range, with: value ? "true" : "false")
        }
      }
    }
    return .visitChildren
  }

  private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap(calls)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = context.condition.active(node)
    for clause in node.clauses {
      if clause.id == active?.id {
        walk(clause)
      } else {
        _ = visit(clause)
      }
    }
    return .skipChildren
  }

  // MARK: - Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      let reference = SelectorReference(node)
      let entries = scopes.compactMap { $0?.entry }
      let name = reference.map { context.name(of: $0, in: entries) } ?? ""
      if let reference, reference.kind == .method,
        let reason = context.method(of: reference, in: entries).flatMap(Registrations.obstacle)
      {
        report("\(reason), so calls of '\(name)' do not find it", at: node)
      }
      edits.replace(paddedRange(node), with: "_sel(\"\(name)\"")
      return .skipChildren
    case "keyPath":
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      let parts = path.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
      let names = parts.drop { $0 == "self" || $0.first?.isUppercase == true }
      edits.replace(node.range, with: "\"\(names.joined(separator: "."))\"")
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// Returns the range up to the closing parenthesis, which is kept.
  private func paddedRange(_ node: MacroExpansionExprSyntax) -> Range<Int> {
    let end = node.rightParen?.positionAfterSkippingLeadingTrivia.utf8Offset
    return node.range.lowerBound..<(end ?? node.range.upperBound)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(node.range)
    return .skipChildren
  }

  // MARK: - Optional members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = Self.describedType(node) {
      edits.replace(node.range, with: "\"\\(\(type.trimmedDescription))\"")
      return .skipChildren
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "classForCoder", node.arguments.isEmpty
    {
      // On an instance, `classForCoder` is the class itself.
      edits.replace(member.period.range.lowerBound..<node.range.upperBound, with: ".self")
    }
    if blankHosting(node) { return .skipChildren }
    callOptional(node)
    message(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = BoxedValue(node) {
      edits.replace(value.cast, with: value.text)
      edits.blank(value.access)
      return .visitChildren
    }
    if let access = KeyedAccess(node, in: context.index) {
      edits.insert("(", at: access.object.lowerBound)
      edits.insert(access.cast, at: access.object.upperBound)
    }
    renameInherited(node, in: scopes.last??.entry)
    let (name, base) = (node.declName.baseName, node.base)
    let isChained =
      base?.is(OptionalChainingExprSyntax.self) == true
      || base?.is(ForceUnwrapExprSyntax.self) == true
      || base.map(isDelegateOfScene) == true
    guard isChained || isOptional(node), node.declName.argumentNames == nil else {
      return .visitChildren
    }
    let isOwn = context.optionals.hasProperty(name.text)
    let isWindow = name.text == "window" && base?.trimmedDescription.contains("delegate") == true
    guard isOwn || isWindow else { return .visitChildren }
    let marks: Set = ["?", "!"]
    let first = name.nextToken(viewMode: .sourceAccurate)
    let second = first?.nextToken(viewMode: .sourceAccurate)
    if let first, let second, marks.contains(first.text), marks.contains(second.text),
      first.trailingTrivia.isEmpty
    {
      edits.replace(first.range, with: "_")
    } else if isOwn {
      edits.insert("_", at: name.range.upperBound)
    } else if base?.trimmedDescription.hasPrefix("UIApplication.shared.delegate") == true,
      first.map({ !marks.contains($0.text) || $0.text == "!" }) == true
    {
      edits.insert("__", at: name.range.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") { requireClass(node) }
    if let (requirement, text) = context.objectProtocols.replacement(in: node) {
      edits.blank(requirement.range)
      inherit("_ObjectMade", in: node)
      tail.append(text)
    }
    let text = OptionalMembers.extensionText(of: node, condition: context.condition)
    if !text.isEmpty {
      let flags = OptionalMembers.requiredFlags(of: node)
      insert(flags.map { "var \($0): Bool { get }" }, in: node.memberBlock)
      tail.append(text)
    }
    return .visitChildren
  }

  // MARK: - Overriding in extensions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(DeclSyntax(node), node.name, node.modifiers.first("override"))
    if node.modifiers.has("override") { takeSelector(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      if separateObservers(node, of: name.text) { return .visitChildren }
      if name.text == "delegate", node.modifiers.has("override") { takeScrollDelegate(node) }
      rename(DeclSyntax(node), name, node.modifiers.first("override"))
    }
    return .visitChildren
  }

  // MARK: - Types

  private func enter(_ entry: Index.TypeEntry?, isExtension: Bool, isReachable: Bool = true) {
    let scope = entry.map {
      Scope(entry: $0, isExtension: isExtension, isReachable: isReachable)
    }
    scopes.append(bodies == 0 ? scope : nil)
  }

  private func leave(_ node: some DeclGroupSyntax, name: String) {
    guard let last = scopes.popLast(), let scope = last else { return }
    let entry = scope.entry
    var texts = scope.isExtension ? [] : entry.additions
    let members = entry.methods.filter {
      $0.file == file && node.range.contains($0.node.range.lowerBound)
        && $0.isInExtension == scope.isExtension
    }
    var statements = context.registrations.statements(
      for: entry, members: members, isExtension: scope.isExtension, typeName: name,
      place: TestPlace(path: path, converter: converter))
    statements += scope.nested
    if !statements.isEmpty, scope.isReachable, !entry.isGeneric, entry.kind != .protocol,
      entry.kind != .actor
    {
      let function = "\(Registrations.function)\(file)_\(count)"
      count += 1
      let body = statements.joined(separator: "; ")
      texts.append("@MainActor fileprivate static func \(function)() { \(body) }")
      let call = "\(name).\(function)()"
      if scopes.isEmpty {
        calls.append(call)
      } else {
        scopes[scopes.count - 1]?.nested.append(call)
      }
    }
    if !scope.isExtension, scope.isReachable, GenericMembers.isKnown(entry, context) {
      texts += GenericMembers(entry, members, context).texts
    }
    insert(texts, in: node.memberBlock)
  }

  /// Adds the conformances by which the objects of a generic class find members by name, and by
  /// which members of other modules' classes call their overrides.
  private func conform(_ node: ClassDeclSyntax, _ entry: Index.TypeEntry?) {
    guard let entry else { return }
    let isFirstGeneric = bodies == 0 && GenericMembers.begins(with: entry, context)
    let protocols =
      (isFirstGeneric ? [GenericMembers.protocolName] : [])
      + (context.relocation.foreign.protocols[ObjectIdentifier(entry)] ?? [])
      + (context.objectProtocols.conformances[ObjectIdentifier(entry)] ?? [])
    guard !protocols.isEmpty else { return }
    let list = protocols.joined(separator: ", ")
    if let clause = node.inheritanceClause {
      edits.insert(", \(list)", at: clause.range.upperBound)
    } else {
      let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
      edits.insert(": \(list)", at: end)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let entry = named(node.name.text)
    conform(node, entry)
    if let base = node.inheritanceClause?.inheritedTypes.first?.type,
      base.trimmedDescription == "NSObject", let entry, context.index.isOverridden(entry)
    {
      edits.replace(base.range, with: "_Watcher")
    }
    enter(entry, isExtension: false)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("main") { report("SwiftUI is not available", at: node) }
    enter(named(node.name.text), isExtension: false)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(named(node.name.text), isExtension: false)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain =
      node.genericWhereClause == nil
      && node.extendedType.is(IdentifierTypeSyntax.self)
      || node.extendedType.is(MemberTypeSyntax.self) && node.genericWhereClause == nil
    enter(
      context.index.find(node.extendedType.trimmedDescription), isExtension: true,
      isReachable: isPlain)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node, name: node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node, name: node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node, name: node.name.text) }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    leave(node, name: node.extendedType.trimmedDescription)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  private func open() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    castDelegate(node, in: scopes.last??.entry)
    reportSwizzling(node)
    noteModule(of: node.baseName)
    if !qualifyFunction(node) { nameModule(node.baseName, in: Syntax(node)) }
    return .visitChildren
  }
}
