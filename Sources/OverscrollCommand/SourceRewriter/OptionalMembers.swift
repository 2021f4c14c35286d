import SwiftSyntax

/// Optional members of Objective-C protocols, which Swift without Objective-C does not support.
///
/// `optional func f(_ x: Int) -> Int` becomes a member with a default implementation and two
/// further members. The first is `_has_f_`, which is true in classes that implement the method. The
/// second is `f_`, which returns nil if the method is not implemented. `delegate?.f?(1)` becomes
/// `delegate?.f_(1)`, which has the same length.
///
/// A property `p` likewise has `_has_p` and `p_`. `delegate?.p??.x` becomes `delegate?.p_?.x`.
struct OptionalMembers {
  private(set) var all: [RewriteReport.OptionalMember]
  private(set) var own: [RewriteReport.OptionalMember] = []

  init(_ index: Index, imported: [RewriteReport.OptionalMember]) {
    all = imported
    for type in index.types where type.kind == .protocol {
      for method in type.methods where Self.isOptional(method.node) {
        let isOverloaded = type.methods.filter { $0.isCalled(method) }.count > 1
        own.append(
          RewriteReport.OptionalMember(
            protocol: type.lastName, name: method.name, labels: method.labels,
            types: isOverloaded ? Self.types(of: method.node) : [], isProperty: method.isProperty,
            isPublic: type.isPublic, declaration: method.node.line))
      }
    }
    all += own
  }

  static func isOptional(_ node: DeclSyntax) -> Bool {
    (node.asProtocol((any WithModifiersSyntax).self))?.modifiers.has("optional") == true
  }

  /// Returns the types of a method's parameters, which distinguish methods with equal labels. Empty
  /// for a property.
  static func types(of node: DeclSyntax) -> [String] {
    node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map {
      $0.type.trimmedDescription
    } ?? []
  }

  /// Returns the name of a flag, such as `_has_panel___didTap`.
  ///
  /// If the protocol has several methods with these labels, the types are appended without
  /// characters that names cannot contain. A bracket becomes a word, so that `X` and `[X]` differ.
  static func flag(_ name: String, _ labels: [String], _ types: [String]) -> String {
    "_has_" + identifier(name, labels, types)
  }

  /// Returns a name that is made of a member's name, labels and types.
  static func identifier(_ name: String, _ labels: [String], _ types: [String]) -> String {
    let words = types.map { type in
      type.replacing("[", with: "list").filter { $0.isLetter || $0.isNumber }
    }
    return ([name.filter { $0 != "`" }] + labels + words).joined(separator: "_")
  }

  /// Returns the flag for an optional member of a protocol.
  private static func flag(of function: FunctionDeclSyntax, in node: ProtocolDeclSyntax) -> String {
    let (name, labels) = (function.name.text, function.signature.parameterClause.parameters.labels)
    let same = node.memberBlock.members.filter { member in
      let other = member.decl.as(FunctionDeclSyntax.self)
      return other?.name.text == name
        && other?.signature.parameterClause.parameters.labels == labels
    }
    return flag(name, labels, same.count > 1 ? types(of: DeclSyntax(function)) : [])
  }

  /// Returns the flags that a protocol requires in addition to its optional members.
  static func requiredFlags(of node: ProtocolDeclSyntax) -> [String] {
    node.memberBlock.members.map(\.decl).filter(isOptional).compactMap { member in
      if let function = member.as(FunctionDeclSyntax.self) { return flag(of: function, in: node) }
      return member.as(VariableDeclSyntax.self)?.bindings.first.map {
        flag($0.pattern.trimmedDescription, [], [])
      }
    }
  }

  /// Returns the argument labels of the optional method that a call resolves to, or nil. Trailing
  /// closures are unlabelled in the call.
  func labels(of name: String, called labels: [String], closures: Int) -> [String]? {
    all.first {
      !$0.isProperty && $0.name == name && $0.labels.count == labels.count + closures
        && $0.labels.starts(with: labels)
    }?.labels
  }

  /// Returns the first protocol with such an optional method, or nil.
  func protocolName(_ name: String, _ labels: [String]) -> String? {
    all.first { !$0.isProperty && $0.name == name && $0.labels == labels }?.protocol
  }

  /// Returns the first protocol with such an optional property, or nil.
  func protocolName(ofProperty name: String) -> String? {
    all.first { $0.isProperty && $0.name == name }?.protocol
  }

  func hasProperty(_ name: String) -> Bool { all.contains { $0.isProperty && $0.name == name } }

  /// The prefixes of optional methods in UIKit's delegate protocols. Here all delegates have these
  /// methods, because the protocols provide default implementations.
  private static let ofUIKit = [
    "addAnimations", "addCompletion", "animationDid", "application", "collectionView",
    "contextMenuInteraction", "gestureRecognizer", "imagePickerController", "navigationBar",
    "navigationController", "pageViewController", "popoverPresentationController",
    "splitViewController",
    "pickerView", "presentationController", "scene", "scrollView", "searchBar", "tabBarController",
    "tableView", "textField", "textView", "viewForZooming", "numberOfSections", "indexPath",
    "sizeForItem",
  ]

  static func isOfUIKit(_ name: String) -> Bool { ofUIKit.contains(where: name.hasPrefix) }

  /// Returns the text that follows a protocol with optional members; empty for other protocols.
  static func extensionText(of node: ProtocolDeclSyntax, condition: ConditionValue) -> String {
    let access = node.modifiers.isPublic ? "public " : ""
    let members = node.memberBlock.members.compactMap { $0.decl }
    var text = ""
    for member in members where isOptional(member) {
      if let function = member.as(FunctionDeclSyntax.self) {
        text += defaults(of: function, flag: flag(of: function, in: node), access: access)
      } else if let variable = member.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
      {
        let name = binding.pattern.trimmedDescription
        let value = isOptionalType(type) ? "nil" : "fatalError(\"\(name) is not implemented\")"
        let setter = binding.accessorBlock?.trimmedDescription.contains("set") == true
        let wrapped = isOptionalType(type) ? type.line : "(\(type.line))?"
        let flag = flag(name, [], [])
        text +=
          "; \(access)var \(flag): Bool { false }"
          + "; \(access)var \(name): \(type.line) { get { \(value) }\(setter ? " set {}" : "") }"
          + "; \(access)var \(name)_: \(wrapped) { \(flag) ? self.\(name) : nil }"
      }
    }
    return text.isEmpty ? "" : "extension \(node.name.text) { \(text.dropFirst(2)) }"
  }

  private static func defaults(
    of function: FunctionDeclSyntax, flag: String, access: String
  ) -> String {
    let (name, signature) = (function.name.text, function.signature)
    guard let arguments = signature.parameterClause.parameters.forwarded else { return "" }
    let parameters = signature.parameterClause.line
    let type = signature.returnClause?.type
    let isVoid = type.map { ["Void", "()"].contains($0.line) } ?? true
    let isOptional = type.map(isOptionalType) ?? false
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
