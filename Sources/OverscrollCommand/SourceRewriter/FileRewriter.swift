import SwiftSyntax

/// Rewrites an iOS source into Swift that compiles without Objective-C.
final class FileRewriter: SyntaxVisitor {
  var edits: TextEdits
  private(set) var problems: [Report.Problem] = []
  private(set) var tail: [String] = []
  private var importsUIKit = false
  /// The imports that are implicit on iOS and must be added. With CocoaPods and Carthage every
  /// library's header imports UIKit for the library and its clients. On iOS, Foundation also
  /// provides Core Graphics.
  var impliedImports: [String] { importsUIKit ? [] : ["import UIKit"] }
  let file: Int
  let path: String
  let context: RewriteContext
  let converter: SourceLocationConverter
  /// The enclosing types, each with the registration calls of its nested types.
  private var scopes: [Scope?] = []
  private var count = 0
  /// The number of enclosing function bodies. Types inside them cannot be reached from outside.
  private var bodies = 0
  /// The calls that run the registrations of the file's types.
  private(set) var calls: [String] = []

  private struct Scope {
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
      Report.Problem(
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
    guard Self.blanked.contains(name) else { return .visitChildren }
    if name == "NSManaged", !storeInLayer(node) { report("there is no Core Data here", at: node) }
    edits.blank(node.range)
    return .skipChildren
  }

  /// Stores an `@NSManaged` property in its layer. Returns false if the class is not a layer.
  private func storeInLayer(_ node: AttributeSyntax) -> Bool {
    guard let entry = scopes.last??.entry,
      context.index.foreignAncestor(entry)?.hasPrefix("CA") == true,
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation
    else { return false }
    edits.insert(
      " { get { _managedValue(forKey: \"\(name)\") }"
        + " set { _setManagedValue(newValue, forKey: \"\(name)\") } }",
      at: type.range.upperBound)
    return true
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.range) }
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
    if module == "UIKit" || Frameworks.meaningUIKit.contains(module) {
      edits.replace(whole, with: "UIKit")
    } else if Frameworks.meaningFoundation.contains(module) || module == "Foundation" {
      edits.replace(whole, with: "Foundation")
    } else if !context.condition.available.contains(module) {
      report("there is no module \(module) here", at: node, framework: module)
      edits.blank(node.range)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for call in calls(in: Syntax(condition)) {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        let isKnown =
          name == "os" || name == "canImport" && Frameworks.givenByUIKit.contains(argument)
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
        report("\(reason), so that '\(name)' is not found when it is called", at: node)
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
    putOff(node)
    var mark: TokenSyntax?
    var callee: ExprSyntax?
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chained.questionMark, chained.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (forced.exclamationMark, forced.expression)
    }
    if let mark, let member = callee?.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let closures =
        (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      if let labels = context.optionals.labels(of: name, called: labels, closures: closures) {
        edits.replace(mark.range, with: mark.text == "?" ? "_" : " ")
        cast(member, name, labels)
      } else if OptionalMembers.isOfUIKit(name),
        // Closures stored in properties are called without labels.
        labels.contains(where: { $0 != "_" })
          || !context.index.methods(named: name).contains(where: \.isProperty)
      {
        edits.replace(mark.range, with: " ")
        castList(member, name)
      }
    }
    return .visitChildren
  }

  /// Casts the delegate of a list to the list's delegate protocol, because its declared type is
  /// that of the scroll view's delegate: `_tableDelegate(table.delegate)?.tableView(…)`.
  private func castList(_ member: MemberAccessExprSyntax, _ name: String) {
    let functions = ["tableView": "_tableDelegate", "collectionView": "_collectionDelegate"]
    let object =
      member.base?.as(OptionalChainingExprSyntax.self)?.expression
      ?? member.base?.as(ForceUnwrapExprSyntax.self)?.expression
    guard let function = functions[name], let object,
      (object.as(DeclReferenceExprSyntax.self)?.baseName
        ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName)?.text == "delegate"
    else { return }
    edits.insert("\(function)(", at: object.range.lowerBound)
    edits.insert(")", at: object.range.upperBound)
  }

  /// Casts a delegate declared as `AnyObject` to the protocol whose optional method is called:
  /// `(delegate as? P)?.f_()`.
  private func cast(_ member: MemberAccessExprSyntax, _ name: String, _ labels: [String]) {
    let chained = member.base?.as(OptionalChainingExprSyntax.self)
    let forced = member.base?.as(ForceUnwrapExprSyntax.self)
    guard let object = chained?.expression ?? forced?.expression,
      let mark = chained?.questionMark ?? forced?.exclamationMark,
      let property = object.as(DeclReferenceExprSyntax.self)?.baseName
        ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName,
      context.index.isAnyObject(property.text),
      let type = context.optionals.protocolName(name, labels)
    else { return }
    edits.insert("(", at: object.range.lowerBound)
    let cast = " as\(mark.text) any \(type))" + (chained == nil ? "" : "?")
    edits.replace(mark.range, with: cast)
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

  /// Whether the expression is a forced cast such as `(scene.delegate as! UIWindowSceneDelegate)`.
  private func isDelegateOfScene(_ node: ExprSyntax) -> Bool {
    guard let inner = node.as(TupleExprSyntax.self)?.elements.first?.expression else {
      return false
    }
    return inner.trimmedDescription.hasSuffix("as! UIWindowSceneDelegate")
  }

  /// Whether the member is an optional property of a protocol to which the object was cast.
  private func isOptional(_ node: MemberAccessExprSyntax) -> Bool {
    guard let type = context.optionals.protocolName(ofProperty: node.declName.baseName.text),
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return CastCondition(base, to: type).isMet(at: node)
  }

  /// Replaces timers and dispatch calls by functions of the screen's clock, with names of equal
  /// length.
  private func putOff(_ node: FunctionCallExprSyntax) {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "Timer", node.trailingClosure == nil || !node.arguments.isEmpty,
      ["timeInterval", "fire", "fireAt", nil].contains(node.arguments.first?.label?.text)
    {
      edits.replace(callee.range, with: "_Tick")
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription
    else { return }
    let name = member.declName.baseName
    let labels = node.arguments.compactMap(\.label?.text)
    let clocked: String? =
      switch (base, name.text, labels) {
      case ("DispatchQueue.main", "async", []), ("DispatchQueue.main", "async", ["execute"]):
        "soon_"
      case ("DispatchQueue.main", "asyncAfter", let labels) where labels.first == "deadline":
        "afterDelay"
      case ("Timer", "scheduledTimer", let labels) where labels.first == "withTimeInterval":
        "onDisplayClock"
      default: nil
      }
    if let clocked { edits.replace(name.range, with: clocked) }
  }

  /// Returns the base of `type(of: object).description()` or `object.classForCoder.description()`,
  /// which classes have from Objective-C.
  private static func describedType(_ node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard node.arguments.isEmpty,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base
    else { return nil }
    let call = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return call == "type" || name == "classForCoder" ? base : nil
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") { requireClass(node) }
    let text = OptionalMembers.extensionText(of: node, condition: context.condition)
    if !text.isEmpty {
      let flags = OptionalMembers.requiredFlags(of: node)
      insert(flags.map { "var \($0): Bool { get }" }, in: node.memberBlock)
      tail.append(text)
    }
    return .visitChildren
  }

  /// Adds the class constraint, because only classes conform to Objective-C protocols.
  private func requireClass(_ node: ProtocolDeclSyntax) {
    let classes: Set = ["AnyObject", "class", "NSObjectProtocol"]
    if let clause = node.inheritanceClause {
      let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
      if !names.contains(where: classes.contains) {
        edits.insert(", AnyObject", at: clause.range.upperBound)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.range.upperBound)
    }
  }

  /// Inserts members before the closing brace, after a semicolon if a member is on that line.
  private func insert(_ members: [String], in block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let brace = block.rightBrace
    let isBehind =
      !brace.leadingTrivia.contains { $0.isNewline } && block.members.last?.semicolon == nil
      && block.members.last.map { !$0.decl.trailingTrivia.contains { $0.isNewline } } == true
    let text = members.joined(separator: "; ")
    edits.insert(
      (isBehind ? "; " : " ") + text + " ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: - Overriding in extensions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(DeclSyntax(node), node.name, node.modifiers.first("override"))
    if node.modifiers.has("override") { takeSelector(node) }
    return .visitChildren
  }

  /// Changes `Selector` to `Selector!` in `override func responds(to aSelector: Selector)`. Swift
  /// accepts the former only for Objective-C members. The mark takes the place of the space before
  /// the type.
  private func takeSelector(_ node: FunctionDeclSyntax) {
    guard ["responds", "forwardingTarget"].contains(node.name.text),
      let parameter = node.signature.parameterClause.parameters.first,
      parameter.type.trimmedDescription == "Selector"
    else { return }
    edits.replace(
      parameter.colon.range.upperBound..<parameter.type.range.upperBound, with: "Selector!")
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      if separateObservers(node, of: name.text) { return .visitChildren }
      if name.text == "delegate", node.modifiers.has("override") { takeScrollDelegate(node) }
      rename(DeclSyntax(node), name, node.modifiers.first("override"))
    }
    return .visitChildren
  }

  /// Adapts an overridden `delegate` of a list, whose declared type here is that of the scroll
  /// view's delegate. An override cannot change the type, so the setter casts the new value.
  private func takeScrollDelegate(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    else { return }
    let name = wrapped.trimmedDescription.split(separator: " ").last.map(String.init) ?? ""
    guard Self.listDelegates.contains(name) else { return }
    edits.replace(wrapped.range, with: "UIScrollViewDelegate")
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" })
    else { return }
    let value = setter.parameters?.name.text ?? "newValue"
    guard let body = setter.body else { return }
    edits.insert(
      " let \(value) = \(value) as? any \(name);", at: body.leftBrace.range.upperBound)
  }

  private static let listDelegates: Set = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITextViewDelegate",
  ]

  /// Turns `override var x: Int { didSet { f() } }` into a function that the class's property
  /// calls:
  ///
  /// `func _over_didSet_x(_ oldValue: Int) { f() }`. Returns whether the declaration was such an
  /// override.
  private func separateObservers(_ node: VariableDeclSyntax, of name: String) -> Bool {
    let observers = node.observers
    guard let prefix = context.relocation.prefixes[Relocation.Place(file, node)],
      let block = node.bindings.first?.accessorBlock, !observers.isEmpty,
      let type = node.bindings.first?.typeAnnotation?.type.line
    else { return false }
    edits.blank(node.range.lowerBound..<block.leftBrace.range.upperBound)
    for observer in observers {
      let kind = observer.accessorSpecifier.text
      let parameter = observer.parameters?.name.text ?? Relocation.value(of: kind)
      let end = observer.parameters?.range.upperBound ?? observer.accessorSpecifier.range.upperBound
      edits.replace(
        observer.accessorSpecifier.range.lowerBound..<end,
        with: "func \(prefix)\(kind)_\(name)(_ \(parameter): \(type))")
    }
    edits.blank(block.rightBrace.range)
    return true
  }

  private func rename(_ node: DeclSyntax, _ name: TokenSyntax, _ override: DeclModifierSyntax?) {
    guard let prefix = context.relocation.prefixes[Relocation.Place(file, node)] else { return }
    guard let override else {
      return edits.insert(prefix, at: name.range.lowerBound)
    }
    // The end of the name keeps its column, because "override " is longer than the prefix.
    let range = override.range.lowerBound..<name.range.upperBound
    let between = edits.text(override.range.upperBound..<name.range.lowerBound)
    if between.contains("\n") || between.contains("dynamic") {
      edits.blank(override.range)
      return edits.insert(prefix, at: name.range.lowerBound)
    }
    let words = between.drop { $0 == " " } + prefix + name.text
    let gap = String(repeating: " ", count: max(0, range.count - words.utf8.count))
    edits.replace(range, with: gap + words)
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
      for: entry, members: members, isExtension: scope.isExtension, typeName: name)
    statements += scope.nested
    if !statements.isEmpty, scope.isReachable, !entry.isGeneric, entry.kind != .protocol,
      entry.kind != .actor
    {
      let function = "\(Registrations.function)\(file)_\(count)"
      count += 1
      texts.append("@MainActor static func \(function)() { \(statements.joined(separator: "; ")) }")
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

  /// Adds the conformance by which the objects of a generic class find members by name.
  private func conform(_ node: ClassDeclSyntax, _ entry: Index.TypeEntry?) {
    guard let entry, bodies == 0, GenericMembers.begins(with: entry, context) else { return }
    if let clause = node.inheritanceClause {
      edits.insert(", \(GenericMembers.protocolName)", at: clause.range.upperBound)
    } else {
      let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
      edits.insert(": \(GenericMembers.protocolName)", at: end)
    }
  }

  private func named(_ name: String) -> Index.TypeEntry? {
    guard let outer = scopes.last else { return context.index.find(name) }
    return outer.flatMap { context.index.find("\($0.entry.name).\(name)") }
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
    if node.attributes.has("main") { report("there is no SwiftUI here", at: node) }
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

  // MARK: - What cannot be had

  private static let swizzling: Set = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "class_getInstanceMethod", "class_getClassMethod",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.swizzling.contains(node.baseName.text) {
      report("\(node.baseName.text) needs Objective-C's run time, which is not here", at: node)
    }
    return .visitChildren
  }
}
