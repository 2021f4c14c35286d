import SwiftParser
import SwiftSyntax

/// An optional member of a protocol, with the class member that can be its witness.
///
/// Objective-C looks a delegate's method up by name, so that a subclass may add one to the
/// conformance of its base class. Swift chooses the witness where the conformance is declared. The
/// base class therefore gets a *hook*, a member that is the witness and that subclasses override:
///
/// ```swift
/// class Base: UIViewController, UIScrollViewDelegate {
///   @_disfavoredOverload @_implements(UIScrollViewDelegate, scrollViewDidScroll(_:))
///   func _hook_…(_ a0: UIScrollView) -> Void { scrollViewDidScroll(a0) }
/// }
/// class Sub: Base {
///   override func _hook_…(_ a0: UIScrollView) -> Void { scrollViewDidScroll(a0) }
///   func scrollViewDidScroll(_ scrollView: UIScrollView) { … }
/// }
/// ```
///
/// In the base class, the call in the hook resolves to the default implementation of the protocol.
/// A delegate without the method thus behaves as if there were no hook.
struct OptionalRequirement {
  let protocolName: String
  let name: String
  /// Empty for a property.
  let labels: [String]
  let isProperty: Bool
  /// The name of the hook.
  let hook: String
  /// The flag of a member of an app's protocol, such as `_has_panel___didTap`. Nil for UIKit's.
  let flag: String?
  /// Whether the protocol is public.
  let isPublic: Bool
  private let isolation: String
  /// The declaration without its keyword and name.
  private let signature: String
  private let call: String
  private let isSettable: Bool

  /// Creates the requirement of a protocol's method. Nil if its parameters cannot be passed on.
  ///
  /// - Parameter types: The parameter types, if the protocol has several methods with these labels.
  init?(
    _ method: FunctionDeclSyntax, of protocolName: String, types: [String], isIsolated: Bool,
    isOwn: Bool, isPublic: Bool
  ) {
    guard method.signature.effectSpecifiers == nil else { return nil }
    let parameters = method.signature.parameterClause.parameters
    var (declared, passed) = ([String](), [String]())
    for (place, parameter) in parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let type = parameter.type.line
      let label = parameter.firstName.text
      let value = (type.hasPrefix("inout ") ? "&" : "") + "a\(place)"
      declared.append("\(label) a\(place): \(type)")
      passed.append(label == "_" ? value : "\(label): \(value)")
    }
    (self.protocolName, name, labels) = (protocolName, method.name.text, parameters.labels)
    let identifier = OptionalMembers.identifier(method.name.text, parameters.labels, types)
    hook = "_hook_\(protocolName)_\(identifier)"
    flag = isOwn ? "_has_\(identifier)" : nil
    isolation = isIsolated ? "@MainActor " : ""
    (isProperty, isSettable) = (false, false)
    self.isPublic = isPublic
    signature =
      "(\(declared.joined(separator: ", "))) -> "
      + (method.signature.returnClause?.type.line ?? "Void")
    call = "\(method.name.text)(\(passed.joined(separator: ", ")))"
  }

  /// Creates the requirement of an app's protocol for an optional property.
  init?(_ property: VariableDeclSyntax, of protocolName: String, isPublic: Bool) {
    guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.line
    else { return nil }
    name = binding.pattern.trimmedDescription
    (self.protocolName, labels, isProperty, isolation) = (protocolName, [], true, "")
    self.isPublic = isPublic
    hook = "_hook_\(protocolName)_\(name)"
    flag = "_has_" + OptionalMembers.identifier(name, [], [])
    (signature, call) = (": \(type)", Registrations.escaped(name))
    isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
  }

  /// Creates the requirement for an optional member of an app's or a library's protocol.
  init?(_ member: RewriteReport.OptionalMember) {
    let statements = Parser.parse(source: member.declaration).statements
    if let method = statements.first?.item.as(FunctionDeclSyntax.self) {
      self.init(
        method, of: member.protocol, types: member.types, isIsolated: false, isOwn: true,
        isPublic: member.isPublic)
    } else if let property = statements.first?.item.as(VariableDeclSyntax.self) {
      self.init(property, of: member.protocol, isPublic: member.isPublic)
    } else {
      return nil
    }
  }

  /// The optional methods of UIKit's protocols.
  static let ofUIKit: [OptionalRequirement] = UIKitProtocols.declarations.flatMap { node in
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    return methods.compactMap { method in
      let labels = method.signature.parameterClause.parameters.labels
      let isOverloaded =
        methods.filter {
          $0.name.text == method.name.text
            && $0.signature.parameterClause.parameters.labels == labels
        }.count > 1
      return OptionalRequirement(
        method, of: node.name.text,
        types: isOverloaded ? OptionalMembers.types(of: DeclSyntax(method)) : [],
        isIsolated: node.attributes.has("MainActor"), isOwn: false, isPublic: true)
    }
  }

  func isMet(by member: Index.Method) -> Bool {
    name == member.name && labels == member.labels && isProperty == member.isProperty
      && !member.isStatic
  }

  /// The hook of the class that conforms to the protocol.
  func declaration(_ access: String) -> String {
    let requirement =
      isProperty ? call : "\(name)(\(labels.map { "\($0):" }.joined()))"
    return "\(isolation)@_disfavoredOverload @_implements(\(protocolName), \(requirement)) "
      + "\(access)\(body)"
  }

  /// The hook of a subclass that has the member.
  func override(_ access: String) -> String { "\(isolation)\(access)override \(body)" }

  private var body: String {
    if !isProperty { return "func \(hook)\(signature) { \(call) }" }
    let setter = isSettable ? " set { \(call) = newValue }" : ""
    return "var \(hook)\(signature) { get { \(call) }\(setter) }"
  }
}
