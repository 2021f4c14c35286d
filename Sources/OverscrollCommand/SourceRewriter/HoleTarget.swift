import SwiftSyntax

/// The smallest part of a file that can be left out to remove an error.
enum HoleTarget {
  /// A statement, or a declaration in a function or at the top of a file.
  case statement(CodeBlockItemSyntax)
  /// The statements of a function, an initialiser or an accessor, all of which are holes already.
  case body(CodeBlockItemListSyntax)
  /// The initial value of a variable or parameter with a type.
  case value(InitializerClauseSyntax)
  case member(MemberBlockItemSyntax)
  /// A superclass or protocol.
  case inherited(InheritedTypeSyntax)
  /// A case of a `switch` that has a default case.
  case switchCase(SwitchCaseSyntax)
  /// An attribute of a declaration that is not a variable.
  case attribute(AttributeSyntax)

  /// Finds the part around a token.
  init?(around token: TokenSyntax, _ coarseness: HoleRequest.Coarseness) {
    var child = Syntax(token)
    while let node = child.parent {
      if let found = Self(node, from: child), found.isCoarse(coarseness) {
        self = found
        return
      }
      child = node
    }
    return nil
  }

  private init?(_ node: Syntax, from child: Syntax) {
    if let item = node.as(CodeBlockItemSyntax.self), !item.isHole {
      self = .statement(item)
    } else if let clause = node.as(InitializerClauseSyntax.self), clause.isTyped,
      !clause.value.isHole
    {
      self = .value(clause)
    } else if let item = node.as(MemberBlockItemSyntax.self) {
      self = .member(item)
    } else if let type = node.as(InheritedTypeSyntax.self) {
      self = .inherited(type)
    } else if let part = node.as(SwitchCaseSyntax.self), child.is(SwitchCaseLabelSyntax.self),
      part.hasDefaultBeside
    {
      self = .switchCase(part)
    } else if let attribute = node.as(AttributeSyntax.self),
      attribute.parent?.parent?.is(VariableDeclSyntax.self) == false
    {
      self = .attribute(attribute)
    } else if let list = node.as(CodeBlockItemListSyntax.self), list.isBody, list.count > 1,
      list.allSatisfy(\.isHole)
    {
      self = .body(list)
    } else {
      return nil
    }
  }

  private func isCoarse(_ coarseness: HoleRequest.Coarseness) -> Bool {
    switch (coarseness, self) {
    case (.statements, _): true
    case (.members, .member): true
    case (_, .statement(let item)): item.parent?.parent?.is(SourceFileSyntax.self) == true
    default: false
    }
  }

  var node: Syntax {
    switch self {
    case .statement(let node): Syntax(node)
    case .body(let node): Syntax(node)
    case .value(let node): Syntax(node.value)
    case .member(let node): Syntax(node)
    case .inherited(let node): Syntax(node)
    case .switchCase(let node): Syntax(node)
    case .attribute(let node): Syntax(node)
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is a call that reports a hole.
  var isHole: Bool { trimmedDescription.hasPrefix(HoleMaker.function + "(") }
}

extension CodeBlockItemSyntax {
  /// Whether the statement only reports a hole.
  var isHole: Bool {
    let text = trimmedDescription
    return ["", "return "].contains { text.hasPrefix($0 + HoleMaker.function + "(") }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the list contains all statements of a function, an initialiser or an accessor.
  fileprivate var isBody: Bool {
    if parent?.is(AccessorBlockSyntax.self) == true { return true }
    guard let owner = parent?.as(CodeBlockSyntax.self)?.parent else { return false }
    return owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
      || owner.is(AccessorDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
  }
}

extension InitializerClauseSyntax {
  /// Whether the type of the value is written, so that another value can take its place.
  fileprivate var isTyped: Bool {
    parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
      || parent?.is(FunctionParameterSyntax.self) == true
  }
}

extension SwitchCaseSyntax {
  fileprivate var hasDefaultBeside: Bool {
    guard let list = parent?.as(SwitchCaseListSyntax.self) else { return false }
    return list.contains {
      $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true
    }
      && list.count > 1
  }
}
