import SwiftSyntax

extension AttributeListSyntax {
  func first(_ name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  func has(_ names: String...) -> Bool { names.contains { first($0) != nil } }

  /// The name in `@objc(name)`, or nil.
  var objcName: String? {
    guard let arguments = first("objc")?.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension DeclModifierListSyntax {
  func first(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
  func has(_ name: String) -> Bool { first(name) != nil }
  var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } }
}

extension VariableDeclSyntax {
  /// The `willSet` and `didSet` accessors of the first variable.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let list) = bindings.first?.accessorBlock?.accessors else { return [] }
    return list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension PatternBindingSyntax {
  /// Whether a computed property has a setter.
  var hasSetter: Bool {
    accessorBlock?.accessors.as(AccessorDeclListSyntax.self)?
      .contains { $0.accessorSpecifier.text == "set" } == true
  }
}

extension SyntaxProtocol {
  /// The byte range from the first token to the last.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's text on one line, without comments.
  var line: String {
    var text = ""
    var hasSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, hasSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      hasSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension FunctionSignatureSyntax {
  /// The words before a call of the function: `try `, `await `, both or none.
  var callMarks: String {
    (effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The function's type, such as `(Int, AnyClass?) -> Void`, which distinguishes overloads. Nil if
  /// a type cannot be written this way.
  var plainType: String? {
    var types: [String] = []
    for parameter in parameterClause.parameters {
      var type = parameter.type.line
      guard parameter.ellipsis == nil, parameter.type.is(AttributedTypeSyntax.self) == false,
        !type.hasPrefix("some ")
      else { return nil }
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      types.append(type)
    }
    let result = returnClause?.type.line ?? "Void"
    return result.hasPrefix("some ") ? nil : "(\(types.joined(separator: ", "))) -> \(result)"
  }
}

extension FunctionParameterListSyntax {
  var labels: [String] { map(\.firstName.text) }

  /// The parameters with a name for each `_`, so that their values can be passed on.
  var named: FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      enumerated().map { place, parameter in
        guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
        var named = parameter
        named.firstName.trailingTrivia = .space
        named.secondName = .identifier("_over\(place)")
        return named
      })
  }

  /// The parameters without default values.
  var withoutDefaults: FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      map { parameter in
        var plain = parameter
        plain.defaultValue = nil
        return plain
      })
  }

  /// The arguments of a call that passes the parameters on, or nil if such a call cannot be
  /// written.
  var forwarded: String? {
    var parts: [String] = []
    for parameter in self {
      guard parameter.ellipsis == nil else { return nil }
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = parameter.type.trimmedDescription
      var value = type.hasPrefix("inout ") ? "&\(name)" : name
      if type.contains("@autoclosure") { value += "()" }
      parts.append(
        parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)")
    }
    return parts.joined(separator: ", ")
  }

  /// Whether a call may omit all arguments.
  var haveDefaults: Bool { allSatisfy { $0.defaultValue != nil } }
}
