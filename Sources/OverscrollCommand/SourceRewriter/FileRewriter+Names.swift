import SwiftSyntax

// Names that have another meaning, or another spelling, without Objective-C and Apple's frameworks.

extension FileRewriter {
  /// Returns the type of this name that the enclosing type or the module declares.
  func named(_ name: String) -> Index.TypeEntry? {
    guard let outer = scopes.last else { return context.index.find(name) }
    return outer.flatMap { context.index.find("\($0.entry.name).\(name)") }
  }

  private static let swizzling: Set = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "class_getInstanceMethod", "class_getClassMethod",
  ]

  func reportSwizzling(_ node: DeclReferenceExprSyntax) {
    guard Self.swizzling.contains(node.baseName.text) else { return }
    report("\(node.baseName.text) needs the Objective-C runtime, which is not available", at: node)
  }

  // MARK: - Functions of the standard library

  /// The functions that an extension of `CGFloat` calls by their plain names. Foundation on Linux
  /// declares static members of these names, which hide the functions.
  private static let hidden: Set = ["abs", "max", "min"]

  /// Writes `Swift.abs(x)` for `abs(x)` in an extension of `CGFloat`. Returns whether it did.
  func qualifyFunction(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    guard Self.hidden.contains(name),
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      extendedType(around: Syntax(node)) == "CGFloat",
      context.index.find("CGFloat")?.methods.contains(where: { $0.name == name }) != true
    else { return false }
    edits.insert("Swift.", at: node.range.lowerBound)
    return true
  }

  private func extendedType(around node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.trimmedDescription
      }
      parent = current.parent
    }
    return nil
  }

  // MARK: - Qualified names

  /// The modules whose names UIKit has here, and that an app may write before a name. UIKit exports
  /// Foundation, with declarations that Foundation on Linux has in other modules or not at all.
  private static let qualifiers = Frameworks.givenByUIKit.union([
    "CoreFoundation", "CoreText", "Darwin", "Foundation", "ObjectiveC",
  ])

  /// Writes `UIKit.sqrt(x)` for `Darwin.sqrt(x)`. The new name ends in the old one's last column
  /// where it is shorter.
  func nameModule(_ name: TokenSyntax, in node: Syntax) {
    let isBase =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id.hashValue == node.id.hashValue
      || node.parent?.as(MemberTypeSyntax.self)?.baseType.id.hashValue == node.id.hashValue
    guard isBase, Self.qualifiers.contains(name.text), context.index.find(name.text) == nil
    else { return }
    let module = "UIKit"
    let gap = String(repeating: " ", count: max(0, name.text.count - module.count))
    edits.replace(name.range, with: gap + module)
  }

  /// Notes the module of a name that UIKit provides on iOS.
  func noteModule(of name: TokenSyntax) {
    if let module = ImpliedModules.modules[name.text] { namedModules.insert(module) }
  }

  // MARK: - Functions of C

  /// The types of Objective-C that a function of C cannot have here.
  private static let objectTypes: Set = ["Any", "AnyObject", "AnyClass", "Selector"]

  /// Whether the attribute is the calling convention of a function type with objects, such as
  /// `@convention(c) (AnyObject, Selector) -> Void` or `@convention(block) (UIView) -> Void`. Such
  /// a type is then a function type of Swift.
  func isConventionOfObjects(_ node: AttributeSyntax) -> Bool {
    guard node.attributeName.trimmedDescription == "convention",
      let type = node.parent?.parent?.as(AttributedTypeSyntax.self)
    else { return false }
    if node.trimmedDescription.contains("block") { return true }
    return type.baseType.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return Self.objectTypes.contains(name) || name.hasPrefix("UI") && !name.hasPrefix("UInt")
        || name.hasPrefix("NS") || context.index.find(name)?.kind == .class
    }
  }

  // MARK: - Messages by name

  /// The labels of the methods by which `NSObject` sends messages.
  private static let messages: [String: [[String]]] = [
    "responds": [["to"]],
    "perform": [["", "with"], ["", "with", "with"], ["", "with", "afterDelay"]],
    "performSelector": [["onMainThread", "with", "waitUntilDone"], ["inBackground", "with"]],
  ]

  /// Writes `_messaged(delegate).responds(to: a)` for `delegate.responds(to: a)`. An object whose
  /// static type is `AnyObject` or a protocol has these methods in Objective-C alone.
  func message(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, !base.is(SuperExprSyntax.self),
      base.trimmedDescription != "self", isMessage(member.declName.baseName.text, node)
    else { return }
    guard let chain = base.as(OptionalChainingExprSyntax.self) else {
      guard !isChained(Syntax(base)) else { return }
      edits.insert("_messaged(", at: base.range.lowerBound)
      edits.insert(")", at: base.range.upperBound)
      return
    }
    guard !isChained(Syntax(chain.expression)) else { return }
    edits.insert("_messaged(", at: chain.expression.range.lowerBound)
    edits.insert(")", at: chain.expression.range.upperBound)
  }

  private func isMessage(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    if name == "perform", labels == [""], let argument = node.arguments.first?.expression {
      let text = argument.trimmedDescription
      return ["#selector", "Selector(", "NSSelectorFromString("].contains(where: text.hasPrefix)
    }
    return Self.messages[name]?.contains(labels) == true
  }

  /// Whether an expression contains an optional chain, which ends with the whole expression.
  private func isChained(_ node: Syntax) -> Bool {
    node.is(OptionalChainingExprSyntax.self)
      || node.children(viewMode: .sourceAccurate).contains(where: isChained)
  }
}
