import SwiftSyntax

/// Optional members of Objective-C's protocols, which Swift alone does not have.
///
/// `optional func f(_ x: Int) -> Int` becomes a member with a default, and beside it two of ours:
/// `_has_f_`, which a class that has the method answers with true, and `f_`, nil where there is none.
/// `delegate?.f?(1)` becomes `delegate?.f_(1)`, as long as it was. A property likewise has `_has_p` and `p_`;
/// `delegate?.p??.x` becomes `delegate?.p_?.x`.
struct OptionalMembers {
  private(set) var all: [Request.OptionalMember]
  private(set) var own: [Request.OptionalMember] = []

  init(_ index: Index, imported: [Request.OptionalMember]) {
    all = imported
    for type in index.types where type.kind == .protocol {
      for method in type.methods where Self.isOptional(method.node) {
        own.append(
          Request.OptionalMember(
            protocol: type.lastName, name: method.name, labels: method.labels,
            isProperty: method.isProperty, isPublic: type.isPublic))
      }
    }
    all += own
  }

  static func isOptional(_ node: DeclSyntax) -> Bool {
    (node.asProtocol((any WithModifiersSyntax).self))?.modifiers.has("optional") == true
  }

  static func flag(_ name: String, _ labels: [String]) -> String {
    "_has_" + ([name] + labels).joined(separator: "_")
  }

  /// The flag that a protocol requires beside an optional member; nil for others.
  static func requiredFlag(of node: DeclSyntax) -> String? {
    guard isOptional(node) else { return nil }
    if let function = node.as(FunctionDeclSyntax.self) {
      return flag(function.name.text, function.signature.parameterClause.parameters.labels)
    }
    return node.as(VariableDeclSyntax.self)?.bindings.first.map {
      flag($0.pattern.trimmedDescription, [])
    }
  }

  func has(_ name: String, _ labels: [String]) -> Bool { protocolName(name, labels) != nil }

  /// The first protocol with such a method; nil if there is none.
  func protocolName(_ name: String, _ labels: [String]) -> String? {
    all.first { !$0.isProperty && $0.name == name && $0.labels == labels }?.protocol
  }

  func hasProperty(_ name: String) -> Bool { all.contains { $0.isProperty && $0.name == name } }

  /// How the names of methods begin that delegates of UIKit's own may leave out: here they all have
  /// them, as their protocols do what UIKit does without.
  private static let ofUIKit = [
    "application", "collectionView", "gestureRecognizer", "navigationController",
    "pageViewController",
    "pickerView", "presentationController", "scene", "scrollView", "searchBar", "tabBarController",
    "tableView", "textField", "textView", "viewForZooming", "numberOfSections", "indexPath",
    "sizeForItem",
  ]

  static func isOfUIKit(_ name: String) -> Bool { ofUIKit.contains(where: name.hasPrefix) }

  /// Says in each class which of the members it has.
  func note(in index: Index) {
    for type in index.types where type.kind == .class {
      let names = Set(type.inherited.map { String($0.split(separator: ".").last ?? "") })
      let lineage = index.lineage(type)
      for member in all where names.contains(member.protocol) {
        guard
          lineage.contains(where: { ancestor in
            ancestor.methods.contains {
              $0.name == member.name && $0.labels == member.labels
                && $0.isProperty == member.isProperty
            }
          })
        else { continue }
        let access = member.isPublic && type.isPublic ? "public " : ""
        type.additions.append(
          "\(access)var \(Self.flag(member.name, member.labels)): Bool { true }")
      }
    }
  }

  /// What stands behind a protocol with optional members; empty for others.
  static func extensionText(of node: ProtocolDeclSyntax, condition: ConditionValue) -> String {
    let access = node.modifiers.isPublic ? "public " : ""
    let members = node.memberBlock.members.compactMap { $0.decl }
    var text = ""
    for member in members where isOptional(member) {
      if let function = member.as(FunctionDeclSyntax.self) {
        text += defaults(of: function, access: access)
      } else if let variable = member.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
      {
        let name = binding.pattern.trimmedDescription
        let value = isOptionalType(type) ? "nil" : "fatalError(\"\(name) is not implemented\")"
        let setter = binding.accessorBlock?.trimmedDescription.contains("set") == true
        let wrapped = isOptionalType(type) ? type.line : "(\(type.line))?"
        let flag = flag(name, [])
        text +=
          "; \(access)var \(flag): Bool { false }"
          + "; \(access)var \(name): \(type.line) { get { \(value) }\(setter ? " set {}" : "") }"
          + "; \(access)var \(name)_: \(wrapped) { \(flag) ? self.\(name) : nil }"
      }
    }
    return text.isEmpty ? "" : "extension \(node.name.text) { \(text.dropFirst(2)) }"
  }

  private static func defaults(of function: FunctionDeclSyntax, access: String) -> String {
    let (name, signature) = (function.name.text, function.signature)
    let labels = signature.parameterClause.parameters.labels
    guard let arguments = signature.parameterClause.parameters.forwarded else { return "" }
    let parameters = signature.parameterClause.line
    let type = signature.returnClause?.type
    let isVoid = type.map { ["Void", "()"].contains($0.line) } ?? true
    let isOptional = type.map(isOptionalType) ?? false
    let flag = flag(name, labels)
    let body = isVoid ? "" : isOptional ? "nil" : "fatalError(\"\(name) is not implemented\")"
    let result = isVoid ? "Void" : type?.line ?? "Void"
    let wrapped = isOptional ? result : "(\(result))?"
    return [
      "", "\(access)var \(flag): Bool { false }",
      "@discardableResult \(access)func \(name)\(parameters) -> \(result) { \(body) }",
      "@discardableResult \(access)func \(name)_\(parameters) -> \(wrapped) "
        + "{ \(flag) ? self.\(name)(\(arguments)) : nil }",
    ].joined(separator: "; ")
  }

  private static func isOptionalType(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
