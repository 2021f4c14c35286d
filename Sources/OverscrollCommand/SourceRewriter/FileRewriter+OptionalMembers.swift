import SwiftSyntax

// Calls of optional members, and calls that exist only in Objective-C.

extension FileRewriter {
  /// Rewrites `delegate.f?(…)` to `delegate.f_(…)`, the member that returns nil if `f` is not
  /// implemented.
  func callOptional(_ node: FunctionCallExprSyntax) {
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
        if mark.text == "?", !Self.isChained(member) { makeOptional(node) }
      }
    }
  }

  /// Whether the object of a call is reached through an optional, which makes the call optional.
  private static func isChained(_ member: MemberAccessExprSyntax) -> Bool {
    var base = member.base
    while let current = base {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      base =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return member.base == nil
  }

  /// Makes the result of a call optional, as that of a method that may be missing:
  /// `delegate.f?(x)` becomes `_optional(delegate.f (x))`.
  private func makeOptional(_ node: FunctionCallExprSyntax) {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { return }
    let continues = node.parent?.is(MemberAccessExprSyntax.self) == true
    edits.insert("_optional(", at: node.range.lowerBound)
    edits.insert(continues ? ")?" : ")", at: node.range.upperBound)
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

  /// Whether the expression is a forced cast such as `(scene.delegate as! UIWindowSceneDelegate)`.
  func isDelegateOfScene(_ node: ExprSyntax) -> Bool {
    guard let inner = node.as(TupleExprSyntax.self)?.elements.first?.expression else {
      return false
    }
    return inner.trimmedDescription.hasSuffix("as! UIWindowSceneDelegate")
  }

  /// Whether the member is an optional property of a protocol to which the object was cast.
  func isOptional(_ node: MemberAccessExprSyntax) -> Bool {
    guard let type = context.optionals.protocolName(ofProperty: node.declName.baseName.text),
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return CastCondition(base, to: type).isMet(at: node)
  }

  /// Returns the base of `type(of: object).description()` or `object.classForCoder.description()`,
  /// which classes have from Objective-C.
  static func describedType(_ node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard node.arguments.isEmpty,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base
    else { return nil }
    let call = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return call == "type" || name == "classForCoder" ? base : nil
  }

  /// Adds the class constraint, because only classes conform to Objective-C protocols.
  func requireClass(_ node: ProtocolDeclSyntax) {
    let classes: Set = ["AnyObject", "class", "NSObjectProtocol"]
    let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if !names.contains(where: classes.contains) { inherit("AnyObject", in: node) }
  }

  /// Adds an inherited protocol to a protocol.
  func inherit(_ name: String, in node: ProtocolDeclSyntax) {
    if let clause = node.inheritanceClause {
      edits.insert(", \(name)", at: clause.range.upperBound)
    } else {
      edits.insert(": \(name)", at: node.name.range.upperBound)
    }
  }

  /// Inserts members before the closing brace, after a semicolon if a member is on that line.
  func insert(_ members: [String], in block: MemberBlockSyntax) {
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
}
