import SwiftSyntax

/// The members that move from extensions into their classes.
///
/// In Swift, members of extensions can neither override nor be overridden; in Objective-C they can
/// do both. The member is renamed in the extension, and the class gets a member with the old name
/// that calls it.
struct Relocation {
  struct Place: Hashable {
    let file: Int
    let offset: Int

    init(_ file: Int, _ node: some SyntaxProtocol) {
      (self.file, offset) = (file, node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// The prefixes of renamed members, by their position.
  private(set) var prefixes: [Place: String] = [:]
  /// The calls that register overrides in extensions of UIKit's classes, by file.
  private(set) var registrations: [Int: [String]] = [:]
  /// Renamed members that nothing calls, because another module declares their class or because no
  /// forwarding member can be written.
  private(set) var lost: [(file: Int, node: DeclSyntax, name: String, type: String)] = []
  let foreign: ForeignOverrides

  init(_ index: Index) {
    foreign = ForeignOverrides(index)
    prefixes = foreign.prefixes
    for type in index.types {
      for method in type.methods
      where method.isOverride && method.isInExtension
        && prefixes[Place(method.file, method.node)] == nil
      {
        let prefix = Self.prefix(of: type, index)
        prefixes[Place(method.file, method.node)] = prefix
        if type.kind == .class, let text = Self.forwarder(of: method, prefix) {
          type.additions.append(text)
        } else if type.kind == .foreign,
          let call = ExtensionOverride.registration(of: method, in: type.name, prefix)
        {
          registrations[method.file, default: []].append(call)
        } else {
          lost.append((method.file, method.node, method.name, type.name))
        }
      }
    }
    for type in index.types where type.kind == .class {
      for method in type.methods where method.isOverride {
        for ancestor in index.lineage(type).dropFirst() {
          moveOverridden(method, in: ancestor, index)
        }
      }
    }
  }

  /// Returns the parameter name of a property observer: `newValue` before a change, `oldValue`
  /// after it.
  static func value(of observer: String) -> String {
    observer == "willSet" ? "newValue" : "oldValue"
  }

  /// Returns the prefix for renamed members of a type.
  ///
  /// A direct subclass of a UIKit class has the short prefix. Deeper classes have longer prefixes,
  /// because their ancestors may have renamed members with equal names.
  private static func prefix(of type: Index.TypeEntry, _ index: Index) -> String {
    let isFirst = index.lineage(type).count == 1 && index.isOfApple(type)
    return isFirst || type.kind != .class ? "_over_" : "_over_\(type.lastName)_"
  }

  private mutating func moveOverridden(
    _ method: Index.Method, in ancestor: Index.TypeEntry, _ index: Index
  ) {
    for base in ancestor.methods
    where base.isInExtension && !base.isOverride && !base.isStatic && base.isCalled(method) {
      let place = Place(base.file, base.node)
      let prefix = Self.prefix(of: ancestor, index)
      guard prefixes[place] == nil, let text = Self.forwarder(of: base, prefix) else { continue }
      prefixes[place] = prefix
      ancestor.additions.append(text)
    }
  }

  /// Returns a forwarding member such as `override func f(_ x: Int) -> Int { _over_f(x) }`. Nil if
  /// it cannot be written.
  private static func forwarder(of method: Index.Method, _ prefix: String) -> String? {
    if let function = method.node.as(FunctionDeclSyntax.self) {
      var signature = function.signature
      signature.parameterClause.parameters = signature.parameterClause.parameters.named
      guard let arguments = signature.parameterClause.parameters.forwarded else { return nil }
      let clauses = function.genericWhereClause.map { " " + $0.line } ?? ""
      return
        "@discardableResult \(method.words)func \(function.name.text)"
        + "\(function.genericParameterClause?.line ?? "")\(signature.line)\(clauses)"
        + " { return \(signature.callMarks)\(prefix)\(function.name.text)(\(arguments)) }"
    }
    guard let variable = method.node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation
    else { return nil }
    let observers = variable.observers
    if !observers.isEmpty {
      let calls = observers.map { observer in
        let kind = observer.accessorSpecifier.text
        return "\(kind) { \(prefix)\(kind)_\(method.name)(\(Self.value(of: kind))) }"
      }
      return "\(method.words)var \(method.name)\(type.line) "
        + "{ \(calls.joined(separator: " ")) }"
    }
    let setter = binding.hasSetter ? " set { \(prefix)\(method.name) = newValue }" : ""
    return "\(method.words)var \(method.name)\(type.line) "
      + "{ get { \(prefix)\(method.name) }\(setter) }"
  }
}
